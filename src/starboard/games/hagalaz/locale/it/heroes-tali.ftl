# La scheda di Tali’Zorah.

prompt-drone-where = Dove { $hero } manda Chatika? (al massimo { $points } { $points ->
        [one] esagono
       *[other] esagoni
    })
prompt-drone-does = Che cosa fa Chatika per { $hero }?
prompt-sabotage-whom = { $action }: di chi prende il controllo { $hero }?
prompt-sabotage-target = { $enemy } spara per { $hero }: scegli il bersaglio
prompt-sabotage-stun = { $hero } stordisce anche { $enemy }?
prompt-sabotage-turrets-how = Sabotare Torrette: in quale direzione { $hero } gira Chatika?
prompt-sabotage-turrets-next = Sabotare Torrette: con che cosa spara adesso { $hero }?
prompt-lockdown-which = Blocco: quale porta gira { $hero }?
prompt-detonate = { $hero } fa esplodere il drone?

option-use-stun = Stordisci
option-use-turrets = Fai sparare le torrette
option-use-chatika = Chatika
option-use-detonate = Fai esplodere il drone

reason-too-far-from-drone = è fuori dalla portata di Chatika
reason-door-unlocked = questa porta è sbloccata
reason-turret-disabled = questa torretta è disattivata
reason-not-ranged = questo nemico non ha il marcatore Distanza
reason-nobody-in-its-sights = questo nemico non ha nessuno a cui sparare
