# Mise 1B, Průlom.

prompt-fire-where = Který hex začne hořet?
prompt-rivet-which = Které dveře Nýtovač zamkne?
