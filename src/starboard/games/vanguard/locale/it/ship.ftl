# Il libro della nave: domande, risposte e rifiuti.

crew-named = { $name } ({ $section }, grado { $rank })
crew-recruit = { $name } ({ $skill })
crew-wanted = un membro: { $section }
crew-wanted-rank = un membro: { $section }, grado almeno { $rank }
section-any = qualsiasi sezione
kind-any = qualsiasi tipo
asked-basic = una scoperta: { $kind }
asked-rare = una scoperta rara: { $kind }
asked-very-rare = una scoperta molto rara: { $kind }
cost-crew = assegna { $who }
cost-energy = { $count } energia
cost-success = { $count ->
        [one] { $count } segnalino successo
        *[other] { $count } segnalini successo
    }
cost-and = { $first }, { $more }
cost-nothing = niente
deadly-no_push = con tre dadi lo sforzo estremo non ripristina nulla
deadly-deadly_injuries = la quarta lesione uccide
deadly-lost_uniques = un’evacuazione perde le scoperte uniche di questo viaggio
deadly-short_supplies = due provviste in meno all’inizio
prompt-bridge = Il ponte: qualcosa prima della mappa stellare?
prompt-morale-penalty = Il morale non può scendere oltre. A che cosa rinunci?
prompt-return-die = Quale dado torna nella scatola?
prompt-star-map = La mappa stellare: dove?
prompt-assign-whom = Chi assegni?
prompt-facilities = Quale struttura attivi? Comando rimasto: { $command }
prompt-install-which = Quale { $what } installi? Posti liberi: { $free }
prompt-study = Quale progetto di ricerca completi?{ $command ->
        [0] {""}
        *[other] {" "}({ $command } comando in più)
    }
prompt-study-help = Un membro aiuta nella ricerca?
prompt-stand-for = Quale scoperta sostituisce il membro?
prompt-pay-discovery = Con quale scoperta paghi?
prompt-lose-discovery = Quale scoperta si perde?
prompt-collect-which = Una scoperta di quale tipo?
prompt-production = Quale progetto di produzione si avvia?
prompt-hurry = Assegni equipaggio per accelerare un progetto?
prompt-barracks = La caserma: reclutare o addestrare?
prompt-keep-recruit = { $section }: quale recluta tieni?
prompt-recruit-for = Quale sezione recluta?
prompt-train = Chi viene addestrato?
prompt-situation-room = La sala situazioni: che cosa si affronta?
prompt-repair = L’hangar: che cosa si ripara?
prompt-repair-which = Quale navetta si ripara?
prompt-choose-lander = Quale navetta vola?
prompt-fit-mods = Quale modifica si monta?
prompt-away-team = { $section }: chi scende?
prompt-section-deck = { $section }: prendi il mazzo suggerito?
prompt-change-deck = { $section }: quale carta entra o esce? Ora { $cards } carte
prompt-load = Che cosa si carica?
prompt-give = Chi lo porta?
prompt-landing-row = L’atterraggio: che cosa accetti?
prompt-leave-discovery = La navetta porta { $limit } scoperte. Quale resta?
prompt-rank-up = { $section }: il tuo membro sale di grado?
prompt-rank-up-whom = Chi sale di grado?
prompt-trade-dice = Dadi per tutte le sezioni: comprare per { $price } o vendere? Hai { $success } successi
prompt-take-die = { $section }: quale dado prendi?
prompt-box-die = { $section }: non c’è spazio per tutti questi dadi. Quale resta nella scatola della sezione?
prompt-help-patient = Di chi ci si occupa?
prompt-tire = Chi deve riposare?
prompt-wake = Chi viene svegliato?
prompt-fall-ill = Chi si ammala?
prompt-lose-crew = Chi si perde?
prompt-saving = Andare avanti, o salvare e riporre tutto?
prompt-first-on-board = { $section }: chi va alla prima missione?
prompt-first-sections = Quale delle tue sezioni va alla prima missione?
option-crew = { $crew }
option-keep = { $crew }
option-train-crew = { $crew }
option-send = { $crew }
option-nobody = Nessuno
option-pay-discovery = { $name } ({ $kind })
option-leave = Lascia { $name } ({ $kind })
option-use = { $name }: { $text } ({ $energy } energia)
option-return-dice = Ogni sezione restituisce un dado
option-take-penalty = Prendi il segnalino penalità
option-return-die = { $section }: restituisci { $name }
option-take-die = { $section }: prendi { $name }
option-box-die = { $section }: lascia { $name }
option-fly = Vola a { $name } ({ $energy } energia)
option-visit = Visita { $name } ({ $energy } energia)
option-land = Sbarca: { $name } ({ $energy } energia)
option-scan = Scandaglia la parte seguente ({ $energy } energia)
option-scan-by-hand = Assegna un membro a scandagliare la parte seguente
option-close-maps = Chiudi la mappa stellare
option-facility-laboratory = Laboratorio di ricerca
option-facility-production = Complesso produttivo
option-facility-barracks = Caserma
option-facility-situations = Sala situazioni
option-addon = { $name }
option-study = { $name }: { $price }
option-no-help = Nessun aiuto
option-stand-for = Per { $what }
option-install = { $name }
option-start = Avvia { $name } ({ $stages ->
        [one] { $stages } fase
        *[other] { $stages } fasi
    })
option-hurry = Accelera { $name }: assegna { $who }
option-recruit = Recluta per tutte le sezioni
option-train = Addestra
option-solve = { $name }: { $price }. { $text }
option-repair = Ripara { $name } con energia
option-repair-by-hand = Assegna un membro a riparare { $name }
option-lander = { $name }
option-mod = { $name }
option-suggested-deck = Prendi il mazzo suggerito
option-change-deck = Cambialo
option-deck-add = Metti { $name } (grado { $rank })
option-deck-drop = Togli { $name } (grado { $rank })
option-load = Carica { $name }
option-give = { $section } porta { $name }
option-promote = { $crew } passa al grado { $rank }
option-buy-dice = Compra per { $price }
option-buy-with = Compra per { $price }, con l’aiuto di { $crew }
option-sell-dice = Vendi per { $gain }
option-help = { $crew } ({ $left ->
        [one] { $left } posto
        *[other] { $left } posti
    } alla guarigione)
option-go-on = Avanti
option-save = Salva
option-deadly = Spazio letale { $now ->
        [on] via: { $rule }
        *[off] attiva: { $rule }
    }
option-section = { $section }
option-kind = { $kind }
reason-not-available = non disponibile
reason-other-crew-wanted = qui serve qualcun altro
reason-last-of-section = l’ultimo membro disponibile di { $section } serve alla prossima squadra di sbarco
reason-system-unknown = questo sistema non è ancora mappato
reason-too-little-energy = servono { $energy } energia, ce n’è { $has }
reason-too-little-success = servono { $success } segnalini successo
reason-object-unknown = non se ne sa ancora nulla
reason-landing-chosen = un’opzione di atterraggio è già stata scelta
reason-visited-already = ci siete già stati
reason-nothing-to-scan = nello scanner non c’è una carta atterraggio
reason-scanned-already = tutte le parti della carta sono rivelate
reason-active-already = è già stata attivata in questa fase
reason-too-little-command = non resta comando
reason-nothing-to-do-there = lì non c’è nulla da fare
reason-technology-too-low = serve il livello tecnologico { $level }
reason-not-yet-understood = ciò che serve non è ancora stato trovato
reason-discoveries-missing = le scoperte richieste non ci sono
reason-crew-missing = l’equipaggio richiesto non si può assegnare
reason-way-not-open = questo modo non è aperto
reason-started-already = è già avviato
reason-not-started = non è avviato
reason-enough-hands = vi lavorano già abbastanza membri
reason-nobody-to-assign = nessuno adatto si può assegnare
reason-not-rank-1 = si addestra solo il grado 1
reason-no-sleeve = nessuna bustina di grado { $rank } è libera
reason-highest-rank = non c’è un grado più alto
reason-lander-damaged = è danneggiata
reason-no-slot = nessuno spazio libero: { $kind ->
        [structural] modifica strutturale
        *[functional] modifica funzionale
    }
reason-team-too-small = la squadra di sbarco ha bisogno di due sezioni
reason-deck-too-small = un mazzo sezione ha almeno { $least } carte
reason-section-not-in-team = { $section } non è nella squadra
reason-base-not-loaded = l’equipaggiamento a cui appartiene non è caricato
reason-one-minor-each = ognuno ha già una carta minore
reason-lander-full = la navetta porta { $limit } carte
reason-no-dice-left = non restano dadi per tutte le sezioni
reason-too-few-dice = nessuna sezione scende sotto { $least } dadi
