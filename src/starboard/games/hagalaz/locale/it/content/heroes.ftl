# Le cinque schede compagno: nomi, capacità principali, capacità, lato A Terra. I testi danno del tu a chi gioca la scheda.

# --- Comandante Shepard ---------------------------------------------------------------------------------------

hero-shepard =
    .name = Comandante Shepard
    .blurb = Affidabile in ogni situazione: spara da dovunque, ripristina gli scudi di chi sta accanto e spende ordini per rimediare ai turni altrui.

main-command =
    .name = Comando
    .setup = Disponi 3 segnalini comando: 1 pronto e 2 esauriti.
    .text = Per ogni stella, 1 segnalino comando esaurito torna pronto. Una volta in ogni turno di un altro compagno, quando il suo tiro è definitivo e prima che prenda il primo dado, puoi esaurire 1 segnalino pronto e scegliere: quel compagno ripete una volta il tiro di quanti dadi vuole della riserva, oppure si muove fino a 2 esagoni.

ability-fire =
    .name = Fuoco
    .text = Infliggi 1 danno a un nemico in Linea di Fuoco. Potenziata: i danni sono 2.

ability-stand-together =
    .name = Restare Uniti
    .text = Slot Movimento: puoi prima muoverti di 1 esagono. Entrambi gli slot: tu o un compagno adiacente recuperate 1 punto scudo. Potenziata: i punti scudo sono 2. Non è un’azione Movimento.

ability-warp =
    .name = Deformazione
    .text = Scegli in Linea di Fuoco un nemico senza effetto biotico: riceve un effetto biotico. Potenziata: subisce anche 2 danni.

ability-incinerate =
    .name = Incenerimento
    .text = Infliggi 2 danni a un nemico entro 3 esagoni. Potenziata: i danni sono 3.

ability-adrenaline-rush =
    .name = Scarica di Adrenalina
    .text = Puoi muoverti di 1 esagono, poi infliggi 1 danno a un nemico in Linea di Fuoco, poi puoi muoverti di 1 esagono. Potenziata: ogni movimento può arrivare a 2 esagoni e i danni sono 2. Non è un’azione Movimento.

ability-barrier =
    .name = Barriera
    .text = Ogni volta che completi un’azione Movimento, recuperi 1 punto scudo.

ability-firestorm =
    .name = Tempesta di Fuoco
    .text = Scegli un nemico entro 3 esagoni: infliggigli 3 danni e infliggi 1 danno a ogni nemico adiacente a esso.

ability-n7-veteran =
    .name = Addestramento N7
    .text = Una volta per round, quando allochi un dado che mostra Azione Standard o la faccia doppia, puoi considerarlo un dado Azione Potenziata.

ability-biotic-charge =
    .name = Carica Biotica
    .text = Scegli un nemico in Linea di Fuoco a una distanza da 2 a 4 esagoni. Balza nell’esagono libero subito davanti a esso su quella linea senza provocare attacchi di opportunità, infliggigli 2 danni e recupera 1 punto scudo. Potenziata: i danni sono 3. Non è un’azione Movimento.

# --- Garrus Vakarian ------------------------------------------------------------------------------------------

hero-garrus =
    .name = Garrus Vakarian
    .blurb = Un tiratore paziente: accumula mira, si tiene a distanza e rende letale ogni lungo corridoio.
    .downed = Garrus è A Terra: segna il suo esagono con il suo segnalino A Terra, porta la mira a 0 e annulla la sua guardia. Le mine già sulla mappa restano. I dadi strategia sulla sua scheda restano bloccati. Quando viene rianimato, gira questa scheda e porta i punti ferita a 2 e gli scudi a 0; i suoi dadi tornano nella riserva nella prossima Fase Preparazione.

main-aim =
    .name = Mira
    .setup = Porta il tracciato Mira a 0.
    .text = Ogni stella aumenta la mira di 1, fino a 5. La mira si conserva da un round all’altro. Una volta per turno, dopo aver scelto il bersaglio di Colpo Stordente o Assassinio, puoi usare una mira di 2 o più per infliggergli 1 danno in più; poi la mira scende a 0.

ability-concussive-shot =
    .name = Colpo Stordente
    .text = Infliggi 1 danno a un nemico in Linea di Fuoco. Potenziata: i danni sono 3 se il nemico è a 3 o più esagoni di distanza.

ability-overload =
    .name = Sovraccarico
    .text = Scegli un nemico entro 3 esagoni: infliggigli 2 danni oppure, se è un Gregario, stordiscilo. Potenziata: fai entrambe le cose.

ability-turian-rebel =
    .name = Ribelle Turian
    .text = Usa i punti movimento del dado per muoverti senza provocare attacchi di opportunità. Se alla fine nessun nemico ti è adiacente, aumenta la mira di 1.

ability-assassinate =
    .name = Assassinio
    .text = Infliggi 4 danni a un nemico in Linea di Fuoco a 2 o più esagoni di distanza. Se così lo sconfiggi o esaurisci uno dei suoi livelli di Resistenza, aumenta la mira di 1.

ability-armor-piercing-ammo =
    .name = Munizioni Perforanti
    .text = Scegli una direzione: infliggi 1 danno a ogni nemico in Linea di Fuoco in quella direzione. Potenziata: i danni sono 2.

ability-proximity-mine =
    .name = Mina di Prossimità
    .text = Hai 3 mine per missione. Colloca 1 mina in un esagono entro 2 esagoni che non contenga né nemici né mine. Il primo nemico che entra in quell’esagono subisce 3 danni e la mina è consumata.

ability-calibrations =
    .name = Calibrazione
    .text = Sostituisce il bonus di Mira: una volta per turno Colpo Stordente o Assassinio può infliggere 1 danno in più con mira 2 o 3, oppure 2 danni in più con mira 4 o superiore; poi la mira scende a 0.

ability-overwatch =
    .name = Di Guardia
    .text = Fino all’inizio del tuo prossimo turno, il primo nemico che finisce di avanzare nella tua Linea di Fuoco subisce 2 danni. Potenziata: i danni sono 3.

ability-archangel =
    .name = Arcangelo
    .text = Scegli nemici diversi in Linea di Fuoco, al massimo 1 più il valore di mira: infliggi 1 danno a ciascuno, poi porta la mira a 0. Potenziata: conservi la mira.

# --- Liara T’Soni ---------------------------------------------------------------------------------------------

hero-liara =
    .name = Liara T’Soni
    .blurb = Fragile ma padrona del campo: legge i piani del nemico, toglie di mezzo i Gregari e fa esplodere tutto ciò che fluttua.
    .downed = Liara è A Terra: segna il suo esagono con il suo segnalino A Terra. Il suo valore di analisi resta com’è, ma non può usarlo finché è A Terra. I dadi strategia sulla sua scheda restano bloccati. Quando viene rianimata, gira questa scheda e porta i punti ferita a 2 e gli scudi a 0; i suoi dadi tornano nella riserva nella prossima Fase Preparazione.

main-analysis =
    .name = Analisi
    .setup = Porta il tracciato Analisi a 1.
    .text = Ogni stella aumenta l’analisi di 1, fino a 4. Nel tuo turno, quando il tiro è definitivo, puoi ridurre l’analisi, tutte le volte che puoi pagare: di 1 per guardare una carta pericolo a faccia in giù accanto a una scheda qualsiasi; di 2 per scartarla e distribuirne una nuova a faccia in giù al suo posto; di 3 per scartarla senza sostituirla. L’analisi si conserva da un round all’altro.

ability-pistol-shot =
    .name = Colpo di Pistola
    .text = Infliggi 1 danno a un nemico entro 3 esagoni. Potenziata: i danni sono 2.

ability-lift =
    .name = Sollevamento
    .text = Scegli un nemico entro 2 esagoni: infliggigli 1 danno e assegnagli un effetto biotico. Potenziata: se è un Gregario ed è ancora in piedi, spostalo anche fino a 2 esagoni.

ability-stasis =
    .name = Stasi
    .text = Stordisci un Gregario che non sia più lontano da te dei punti movimento del dado.

ability-warp-ammo =
    .name = Munizioni Deformanti
    .text = Un nemico che sopravvive ai danni di Colpo di Pistola riceve un effetto biotico.

ability-biotic-explosion =
    .name = Esplosione Biotica
    .text = Scegli un nemico con un effetto biotico entro 3 esagoni. Rimuovi l’effetto e infliggigli 2 danni; ogni nemico adiacente a esso subisce 1 danno e riceve un effetto biotico. Potenziata: il nemico scelto subisce 3 danni.

ability-singularity =
    .name = Singolarità
    .text = Scegli un esagono entro 3 esagoni. Stordisci ogni Gregario che vi si trova o è adiacente; ogni Elite lì riceve un effetto biotico.

ability-asari-controller =
    .name = Controllo Asari
    .text = Finché Liara è nella squadra, i nemici con un effetto biotico contano come privi di marcatore.

ability-pure-biotics =
    .name = Biotica Pura
    .text = Infliggi 2 danni a un nemico entro 4 esagoni che sia Stordito o abbia un effetto biotico. Potenziata: infliggi invece 3 danni a un nemico qualsiasi entro 4 esagoni.

ability-shadow-brokers-intuition =
    .name = Intuizione dell’Ombra
    .text = Una volta per round, quando un nemico attivato ha scelto un compagno come bersaglio, puoi ridurre l’analisi di 1: il nemico attacca un altro bersaglio valido a tua scelta, oppure questo attacco infligge 2 danni in meno.

# --- Tali’Zorah -----------------------------------------------------------------------------------------------

hero-tali =
    .name = Tali’Zorah
    .blurb = Un genio delle macchine: combatte in due posti alla volta, apre e sigilla porte e rivolta contro il nemico le sue stesse macchine.
    .downed = Tali è A Terra: segna il suo esagono con il suo segnalino A Terra. Chatika resta dov’è e non fa nulla finché Tali non si rialza. I dadi strategia sulla sua scheda restano bloccati. Quando viene rianimata, gira questa scheda e porta i punti ferita a 2 e gli scudi a 1; i suoi dadi tornano nella riserva nella prossima Fase Preparazione.

main-combat-drone =
    .name = Drone da Combattimento
    .setup = Colloca Chatika nell’esagono di Tali.
    .text = Per ogni stella puoi muovere Chatika fino a 2 esagoni e poi eseguire un’azione del drone: infliggere 1 danno a un nemico nell’esagono di Chatika o adiacente a esso, sbloccare una porta bloccata su un lato del suo esagono, oppure disattivare una torretta attiva nel suo esagono. Chatika si muove attraverso i personaggi, può condividere l’esagono con loro e ignora i cambi di elevazione; non attraversa pareti né porte bloccate e non entra nelle aree Occultate.

ability-pistol-burst =
    .name = Raffica di Pistola
    .text = Infliggi 1 danno a un nemico entro 2 esagoni. Potenziata: fallo due volte, contro lo stesso nemico o un altro.

ability-energy-drain =
    .name = Assorbimento Energetico
    .text = Infliggi 1 danno a un nemico entro 3 esagoni e recupera 1 punto scudo. Potenziata: i danni sono 2.

ability-remote-control =
    .name = Controllo Remoto
    .text = Usa i punti movimento del dado per muovere Chatika, poi esegui un’azione del drone.

ability-sabotage-enemy =
    .name = Sabotare Nemico
    .text = Scegli entro 4 esagoni un nemico Attivo con il marcatore Distanza: infligge danni pari al suo valore di attacco a un altro nemico adiacente a esso o nella sua Linea di Fuoco. Potenziata: poi stordiscilo, se è un Gregario.

ability-sabotage-turrets =
    .name = Sabotare Torrette
    .text = Ogni torretta, attiva o disattivata, infligge 1 danno a ciascun nemico nella sua Linea di Fuoco. Chatika partecipa come una torretta rivolta nella direzione che scegli. Potenziata: i danni sono 2.

ability-combat-upgrade =
    .name = Potenziamento da Combattimento
    .text = L’azione del drone che infligge danni ne infligge 1 in più.

ability-lockdown =
    .name = Blocco
    .text = Gira una porta su un lato dell’esagono di Chatika o di un esagono entro 2 esagoni da te: se è bloccata si sblocca, e viceversa. Poi puoi muoverti di 1 esagono.

ability-fleet-shielding =
    .name = Schermatura della Flotta
    .text = Tu e ogni compagno nell’esagono di Chatika, adiacente a esso o adiacente a te recuperate 1 punto scudo. Potenziata: i punti scudo sono 2.

ability-drone-detonation =
    .name = Detonazione del Drone
    .text = Infliggi 2 danni a ogni nemico nell’esagono di Chatika o adiacente a esso, poi metti Chatika nel tuo esagono.

# --- Urdnot Wrex ----------------------------------------------------------------------------------------------

hero-wrex =
    .name = Urdnot Wrex
    .blurb = Un bestione che si butta nella mischia, picchia più forte di tutti entro due esagoni e sfoga la sua ira su chiunque abbia intorno.
    .downed = Wrex è A Terra: segna il suo esagono con il suo segnalino A Terra e gira tutti i suoi segnalini ira sul lato Calmo. I dadi strategia sulla sua scheda restano bloccati. Quando viene rianimato, gira questa scheda e porta i punti ferita a 3 e gli scudi a 0; i suoi dadi tornano nella riserva nella prossima Fase Preparazione.

main-blood-rage =
    .name = Ira Sanguinaria
    .setup = Disponi 5 segnalini ira, tutti sul lato Calmo.
    .text = Per ogni stella, gira 1 segnalino da Calmo a Infuriato. Una volta per turno, prima o dopo una qualsiasi delle tue azioni, puoi girare da Infuriato a Calmo quanti segnalini vuoi e infliggere 1 danno ad altrettanti nemici adiacenti diversi. I segnalini restano Infuriati da un round all’altro.

ability-shotgun-blast =
    .name = Colpo di Fucile a Pompa
    .text = Infliggi 2 danni a un nemico entro 2 esagoni e in Linea di Fuoco. Potenziata: i danni sono 4.

ability-skull-crack =
    .name = Spaccacranio
    .text = Infliggi 1 danno a un nemico adiacente; un Gregario che sopravvive viene spinto di 1 esagono in linea retta lontano da te. Potenziata: i danni sono 2 e un Gregario che sopravvive viene anche stordito.

ability-bull-rush =
    .name = Carica del Toro
    .text = Usa i punti movimento del dado per muoverti in un’unica linea retta. Se ti sei mosso di almeno 1 esagono, puoi infliggere 1 danno a un nemico adiacente. Non è un’azione Movimento.

ability-krogans-are-best =
    .name = I Krogan Sono i Migliori
    .text = All’inizio del tuo turno puoi provocare un nemico che non sia adiacente ad alcun compagno: muovilo fino a 2 esagoni in modo che finisca più vicino a te di prima.

ability-shoot-it-46-more-times =
    .name = Sparagli Altre 46 Volte
    .text = Una volta per round, dopo aver risolto Colpo di Fucile a Pompa, puoi girare 2 segnalini da Infuriato a Calmo per risolverlo di nuovo con gli stessi danni, contro lo stesso bersaglio o un altro.

ability-lift-grenade =
    .name = Sfera di Sollevamento
    .text = Scegli un esagono entro 3 esagoni e in Linea di Fuoco. Ogni nemico che vi si trova o è adiacente subisce 1 danno e riceve un effetto biotico.

ability-krogan-warlord =
    .name = Guerriero Krogan
    .text = All’inizio di ogni azione che esegui, puoi girare 1 segnalino da Infuriato a Calmo per muoverti in un esagono adiacente.

ability-thick-hide =
    .name = Pelle Coriacea
    .text = Quando un attacco nemico o un attacco di opportunità ti infliggerebbe 2 o più danni, ne infligge 1 in meno.

ability-last-of-the-old-blood =
    .name = L’Ultimo dell’Antico Sangue
    .text = Ogni volta che un colpo ti fa perdere punti ferita, gira 1 segnalino da Calmo a Infuriato. Una volta per missione, quando i tuoi punti ferita scenderebbero a 0, restano invece a 1 e tutti i tuoi segnalini diventano Infuriati.
