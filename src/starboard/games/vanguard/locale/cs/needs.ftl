# Requirements in words.

need-all = { $first } a { $second }
need-one = { $first } / { $second }
need-either = { $first }, nebo { $second }
need-times = { $count } × { $what }
