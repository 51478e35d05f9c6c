# Requirements in words.

need-all = { $first } and { $second }
need-one = { $first } / { $second }
need-either = { $first }, or { $second }
need-times = { $count } × { $what }
