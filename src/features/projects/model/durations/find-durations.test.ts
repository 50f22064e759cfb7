import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { findDurations } from './find-durations';

/** As 'label=seconds' or 'label=seconds-secondsTo'. */
const durationsIn = (lang: ProjectLanguage, text: string) =>
  findDurations(text, lang).map(
    ({ label, seconds, secondsTo }) => `${label}=${seconds}${secondsTo ? `-${secondsTo}` : ''}`,
  );

type Sentences = Record<string, readonly string[]>;
const describeSentences = (name: string, lang: ProjectLanguage, sentences: Sentences) =>
  describe(name, () => {
    it.each(Object.entries(sentences))('%s', (text, durations) => {
      expect(durationsIn(lang, text)).toEqual(durations);
    });
  });

describeSentences('English', 'en', {
  'Press the two halves together for 40 seconds.': ['40 seconds=40'],
  'Leave the resin for 2½ hours, then turn it.': ['2½ hours=9000'],
  'Steam the board for 2-1/2 hours.': ['2-1/2 hours=9000'],
  'Rest the dough 1 1/2 h in the fridge.': ['1 1/2 h=5400'],
  'It needs .5 hours in the sun.': ['.5 hours=1800'],
  'Let the varnish dry for three quarters of an hour.': ['three quarters of an hour=2700'],
  'Come back in a quarter of an hour.': ['a quarter of an hour=900'],
  'Soak for an hour and a quarter.': ['an hour and a quarter=4500'],
  'Wait one and a half to two hours.': ['one and a half to two hours=5400-7200'],
  'Knead for a good 10 minutes.': ['10 minutes=600'],
  'Knead for a good half hour.': ['a good half hour=1800'],
  'Boil for a full minute.': ['a full minute=60'],
  'Give it a couple more minutes.': ['a couple more minutes=120'],
  'Clamp for at least twenty-five minutes.': ['twenty-five minutes=1500'],
  'A two- to three-hour wait is normal.': ['two- to three-hour=7200-10800'],
  'A 5-to-10-minute rest helps.': ['5-to-10-minute=300-600'],
  'Bake 1 hour, 20 minutes at 180 °C.': ['1 hour, 20 minutes=4800'],
  'Bake for 1hr 20min.': ['1hr 20min=4800'],
  'Hold the button for 5 min. 30 sec.': ['5 min. 30 sec=330'],
  'Run the cycle for 2:15 min.': ['2:15 min=135'],
  'Charge it for 0:40 h.': ['0:40 h=2400'],
  'Dry for 1 h 30-2 h.': ['1 h 30-2 h=5400-7200'],
  'Leave it for an hour or two.': ['an hour or two=3600-7200'],
  'Leave it for an hour or two days.': ['an hour=3600'],
  'Wait an hour and a half.': ['an hour and a half=5400'],
  'Wait an hour and a half cup of water will be gone.': ['an hour=3600'],
  'Wait an hour and a second coat can go on.': ['an hour=3600'],
  'On speed 2 - 5 minutes is enough.': ['5 minutes=300'],
  'Bake at 350 - 25 minutes should do.': ['25 minutes=1500'],
  'Stir **10 minutes**, then wait **5** minutes.': ['10 minutes=600', '5 minutes=300'],
  'Set after 24 hours.': ['24 hours=86400'],
  'Give it between half an hour and an hour.': ['half an hour and an hour=1800-3600'],
  'Cook 10 minutes per side.': ['10 minutes=600'],
  'Place 2 eggs an hour before serving.': ['an hour=3600'],
  'Wait another hour and a half.': ['another hour and a half=5400'],
  'Wait another 15 min.': ['15 min=900'],
  'Wait one more minute.': ['one more minute=60'],
  'Do three 10-minute rounds.': ['10-minute=600'],
  'Start at 10:30 and finish at 11:15 am.': [],
  'See step 5, minute detail matters.': [],
  'Loosen it every 10 minutes or so.': [],
  'Check every half an hour.': [],
  'Top it up every couple of hours.': [],
  'Check about every hour or two.': [],
  'It drips 60 drops a minute.': [],
  'Turn it twice an hour.': [],
  'Work 3 hours a week on it.': [],
  'The fan runs 24 h/7 days.': [],
  'It turns at 1200 r/min and moves 4 l/min at 20 km/h.': [],
  'Lift the minute hand and the hour hand off.': [],
  'Look for a minute crack in the weld.': [],
  'Switch it to the 24-hour clock.': [],
  'Use the iPhone 5c or 5s model.': [],
  'A lamp from the 70s or the 1980s.': [],
  'The child is 12 years old; keep 3 days.': [],
  'It takes 4 hooks, 9 sections and 3 minions.': [],
  'Wait for several minutes, perhaps a few hours, overnight.': [],
  'It may take 36 hours.': [],
  'Only 3 seconds.': [],
  'Firmware 1.2.3 min version 4 S, 5 H.': [],
  'On 12/10 minutes were taken.': [],
});

describeSentences('Portuguese', 'pt-BR', {
  'Deixe secar por trinta e cinco minutos.': ['trinta e cinco minutos=2100'],
  'Mantenha no forno por duas horas e meia.': ['duas horas e meia=9000'],
  'Espere 2h e meia.': ['2h e meia=9000'],
  'Bata por um minuto e meio.': ['um minuto e meio=90'],
  'Aguarde um quarto de hora.': ['um quarto de hora=900'],
  'Deixe três quartos de hora na água.': ['três quartos de hora=2700'],
  'Cozinhe de 10 a 12 minutos.': ['10 a 12 minutos=600-720'],
  'Espere de meia a uma hora.': ['meia a uma hora=1800-3600'],
  'Espere entre meia hora e uma hora.': ['meia hora e uma hora=1800-3600'],
  'Espere entre vinte e trinta minutos.': ['vinte e trinta minutos=1200-1800'],
  'Deixe agir um minuto ou dois.': ['um minuto ou dois=60-120'],
  'Asse 40 minutos a 200 °C.': ['40 minutos=2400'],
  'Deixe 1,5 h e depois mais 20 min.': ['1,5 h=5400', '20 min=1200'],
  'Descanse a massa por uma boa hora.': ['uma boa hora=3600'],
  'Uma hora e meia xícara de água depois.': ['Uma hora=3600'],
  'Deixe um par de horas no sol.': ['um par de horas=7200'],
  'Ferva 5 minutos por lado.': ['5 minutos=300'],
  'Seque por tres horas.': ['tres horas=10800'],
  'Abrimos das 8h às 18h e aos sábados às 9h30.': [],
  'Volte pelas 15 h.': [],
  'Hora de início: 14h.': [],
  'Horário de atendimento: 9 h.': [],
  'Gire o botão para a posição de 12 horas.': [],
  'Pingue de 10 em 10 minutos.': [],
  'Mexa a cada meia hora, por poucos minutos.': [],
  'Use 8 horas por dia, 2 horas semanais.': [],
  'No passo 8 segundo o manual, vire a peça.': [],
  'O segundo parafuso vai no terceiro furo.': [],
  'Deixe durante a noite, ou por cento e vinte anos.': [],
});

describeSentences('Spanish', 'es', {
  'Deje secar treinta y cinco minutos.': ['treinta y cinco minutos=2100'],
  'Hornee dos horas y media.': ['dos horas y media=9000'],
  'Espere hora y cuarto.': ['hora y cuarto=4500'],
  'Espere minuto y medio.': ['minuto y medio=90'],
  'Deje un cuarto de hora, luego tres cuartos de hora.': [
    'un cuarto de hora=900',
    'tres cuartos de hora=2700',
  ],
  'Espere siete u ocho minutos.': ['siete u ocho minutos=420-480'],
  'Espere entre treinta y cuarenta minutos.': ['treinta y cuarenta minutos=1800-2400'],
  'Deje otra hora y después otros 10 minutos.': ['otra hora=3600', '10 minutos=600'],
  'Cueza 1 hora y 20 minutos.': ['1 hora y 20 minutos=4800'],
  'Cueza media hora larga o 3 buenas horas.': ['media hora=1800', '3 buenas horas=10800'],
  'Seca en 24 hs.': ['24 hs=86400'],
  'Espere de 1 hora a 1 hora y media.': ['1 hora a 1 hora y media=3600-5400'],
  'Espere veintidós segundos.': ['veintidós segundos=22'],
  'Abre a las 9 h y cierra de 14 h a las 16 h.': [],
  'Abierto de 9 h a 14 h.': [],
  'Use el formato de 24 horas.': [],
  'Remueva cada media hora o cada 10 o 15 minutos.': [],
  'Trabaje 2 horas al día, 30 minutos diarios.': [],
  'Ponga el segundo tornillo; el tercero, en unos minutos.': [],
  'Gire a 3000 r/min por unos segundos.': [],
});

describeSentences('French', 'fr', {
  'Laissez sécher trente-cinq minutes.': ['trente-cinq minutes=2100'],
  'Attendez soixante-dix minutes, puis quatre-vingt-dix secondes.': [
    'soixante-dix minutes=4200',
    'quatre-vingt-dix secondes=90',
  ],
  'Faites cuire deux heures et demie.': ['deux heures et demie=9000'],
  'Attendez une bonne demi-heure.': ['une bonne demi-heure=1800'],
  'Attendez une heure et quart.': ['une heure et quart=4500'],
  'Comptez un quart d’heure à trois quarts d’heure.': [
    'un quart d’heure à trois quarts d’heure=900-2700',
  ],
  "Au bout d'une heure, retournez la pièce.": ['une heure=3600'],
  'Attendez de 1 h 15 à 1 h 45.': ['1 h 15 à 1 h 45=4500-6300'],
  'Cuire 3 heures 20 à feu doux.': ['3 heures 20=12000'],
  'Cuire 1 h 30 g de sucre à part.': ['1 h=3600'],
  'Laissez jusqu’à 2 heures au frais.': ['2 heures=7200'],
  'Laissez reposer 2 000 secondes.': ['2 000 secondes=2000'],
  'Une minute ou deux suffisent.': ['Une minute ou deux=60-120'],
  'Deux-trois minutes par face.': ['Deux-trois minutes=120-180'],
  'Attendez 40 mn, puis encore 10 petites minutes.': ['40 mn=2400', '10 petites minutes=600'],
  'Rendez-vous à 14 h 30, vers 15 heures ou dès 9 h.': [],
  "Heure d'arrivée : 18 h.": [],
  'Tournez en position 9 heures.': [],
  'Choisissez le format 24 h.': [],
  'Remuez toutes les 5 minutes, tous les quarts d’heure.': [],
  'Le service tourne 24 h/24 et 2 heures par jour.': [],
  'Posez la seconde vis, attendez quelques minutes.': [],
  'Il reste 5 s’il pleut.': [],
});

describeSentences('German', 'de', {
  'Fünfunddreißig Minuten trocknen lassen.': ['Fünfunddreißig Minuten=2100'],
  'Fuenfundvierzig Sekunden halten.': ['Fuenfundvierzig Sekunden=45'],
  'Eineinhalb bis zwei Stunden warten.': ['Eineinhalb bis zwei Stunden=5400-7200'],
  'Eine halbe bis eine Stunde ruhen lassen.': ['Eine halbe bis eine Stunde=1800-3600'],
  'Eine gute halbe Stunde backen.': ['Eine gute halbe Stunde=1800'],
  'Weitere 10 Minuten, dann 2 weitere Stunden.': ['10 Minuten=600', '2 weitere Stunden=7200'],
  'Ein zweistündiges Bad, dann eine halbstündige Pause.': [
    'zweistündiges=7200',
    'halbstündige=1800',
  ],
  'Eine ein- bis zweistündige Pause.': ['ein- bis zweistündige=3600-7200'],
  'Den 20-Minuten-Timer stellen.': ['20-Minuten=1200'],
  'Nach 1 Std. 20 Min. wenden.': ['1 Std. 20 Min=4800'],
  '5 Min. bis 10 Min. ziehen lassen.': ['5 Min. bis 10 Min=300-600'],
  'Eine Minute oder zwei rühren.': ['Eine Minute oder zwei=60-120'],
  'Eine Stunde und 15 Minuten garen.': ['Eine Stunde und 15 Minuten=4500'],
  'Eine Viertelstunde bis eine Dreiviertelstunde.': [
    'Eine Viertelstunde bis eine Dreiviertelstunde=900-2700',
  ],
  'Zwischen 1.500 und 2.500 Sekunden.': ['1.500 und 2.500 Sekunden=1500-2500'],
  'Je 4 Minuten pro Seite braten.': ['4 Minuten=240'],
  'Alle 10 Minuten wenden, jede halbe Stunde gießen.': [],
  'Alle ca. 15 Minuten prüfen.': [],
  'Um 10:30 Uhr beginnen, um 12 Uhr aufhören.': [],
  'Auf das 24-Stunden-Format stellen.': [],
  'Der Motor läuft 8 Stunden pro Tag oder 5 Stunden täglich.': [],
  'Den Sekundenzeiger und 2 Minutenzeiger abnehmen.': [],
  'Einige Minuten warten, ein paar Stunden oder über Nacht.': [],
  'Bei 3000 U/min und mindestens 5 bar.': [],
});

describe('what an editor may hold', () => {
  it('says where a duration stands in the text', () => {
    const text = 'Espere… 😀 2 h 30 min!';
    const [duration] = findDurations(text, 'pt-BR');
    expect(text.slice(duration?.start, duration?.end)).toBe('2 h 30 min');
  });

  it('reads letters with separate accents', () => {
    expect(durationsIn('pt-BR', 'Espere três horas.'.normalize('NFD'))).toEqual([
      `${'três'.normalize('NFD')} horas=10800`,
    ]);
  });

  it('does not read over the end of a line', () => {
    expect(durationsIn('en', '- screws: 5\n- min and max\n- 1 h\n30 bolts')).toEqual(['1 h=3600']);
  });

  it.each([
    '1 ',
    '1.',
    '1,000 ',
    '1/2 ',
    'half a ',
    'one and a half and ',
    '1 h 1 min ',
    '5-',
    'a',
  ])('reads a hostile text in time that grows with its length: %s', (piece) => {
    // Time that grows with the square of it would outlast the test.
    const text = piece.repeat(50_000 / piece.length);
    for (const lang of ['en', 'pt-BR', 'es', 'fr', 'de'] as const)
      expect(findDurations(text, lang)).toBeDefined();
  });
});
