# Requirements in words.

need-all = { $first } e { $second }
need-one = { $first } / { $second }
need-either = { $first }, oppure { $second }
need-times = { $count } × { $what }
