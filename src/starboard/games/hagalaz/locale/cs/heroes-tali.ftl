# Deska Tali’Zorah.

prompt-drone-where = Kam { $hero } pošle Chatiku? (nejvýše { $points } { $points ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    })
prompt-drone-does = Co Chatika udělá? Rozhoduje { $hero }.
prompt-sabotage-whom = { $action }: čí zbraň { $hero } ovládne?
prompt-sabotage-target = { $enemy } střílí, rozhoduje { $hero }: na koho?
prompt-sabotage-stun = Omráčí { $hero } také tohoto nepřítele: { $enemy }?
prompt-sabotage-turrets-how = Sabotování věže: kterým směrem { $hero } natočí Chatiku?
prompt-sabotage-turrets-next = Sabotování věže: z čeho vystřelí { $hero } teď?
prompt-lockdown-which = Uzávěra: které dveře { $hero } přepne?
prompt-detonate = Odpálí { $hero } dron?

option-use-stun = Omráčit
option-use-turrets = Vystřelit z věží
option-use-chatika = Chatika
option-use-detonate = Odpálit dron

reason-too-far-from-drone = Chatika tam nedosáhne
reason-door-unlocked = tyto dveře jsou odemčené
reason-turret-disabled = tato věž je vyřazená
reason-not-ranged = tento nepřítel není střelec
reason-nobody-in-its-sights = tento nepřítel nemá na koho vystřelit
