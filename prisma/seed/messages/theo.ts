import type { SeedMessages } from '../types';

export const firstLayerMessages: SeedMessages = {
  feedback: [
    { daysAgo: 2, at: '22:47', lang: 'en', rating: 5, difficulty: 3, subject: 'Finally', message: 'Two years of glue sticks, and all it needed was dish soap.', name: 'Marek', email: 'marek@example.org', isNew: true },
    { daysAgo: 7, at: '09:12', lang: 'pt-BR', rating: 4, difficulty: 2, message: 'Ótimo guia. Os quatro cantos levaram umas cinco voltas aqui, não duas.', name: 'Rafael Tosta', isNew: true },
    { daysAgo: 19, at: '18:36', lang: 'en', rating: 4.5, difficulty: 3 },
    { daysAgo: 31, at: '12:20', lang: 'de', rating: 4, difficulty: 3, message: 'Sehr gut. Für PETG bräuchte man andere Temperaturen.', name: 'Jule' },
    { daysAgo: 63, at: '20:41', lang: 'en', rating: 5, difficulty: 4, message: 'I printed the square and taped it to the printer.' },
    { daysAgo: 118, at: '07:59', lang: 'en', rating: 3, difficulty: 2, message: 'My printer has no knobs. I should have read the description first.' },
  ],
  reports: [
    { daysAgo: 7, at: '09:20', step: 4, lang: 'pt-BR', subject: 'Que lado girar', message: 'Para qual lado o canto sobe? Perdi um tempão descobrindo.', name: 'Rafael Tosta', isNew: true },
    { daysAgo: 30, at: '21:03', step: 5, lang: 'en', subject: 'Sign of the offset', message: 'Say that a lower number brings the nozzle closer. On some menus it is the other way round.', name: 'Jule' },
  ],
};

export const plantShelfMessages: SeedMessages = {
  feedback: [
    { daysAgo: 3, at: '17:25', lang: 'en', rating: 4.5, difficulty: 3, subject: 'My first furniture', message: 'It stands, it is square, and it holds seven pots. The clamps are not optional!', name: 'Aoife', email: 'aoife@example.org', isNew: true },
    { daysAgo: 11, at: '15:33', lang: 'pt-BR', rating: 5, difficulty: 4, message: 'Fiz com sobra de pínus. Ficou linda na janela da cozinha.', name: 'Nair', isNew: true },
    { daysAgo: 22, at: '10:56', lang: 'en', rating: 3.5, difficulty: 2, message: 'Sawing straight by hand is harder than the guide makes it sound.' },
    { daysAgo: 44, at: '19:02', lang: 'en', rating: 4, difficulty: 3, name: 'Colin' },
    { daysAgo: 79, at: '13:47', lang: 'pt-BR', rating: 4.5, difficulty: 3, message: 'Troquei o óleo de linhaça por cera e deu certo.' },
    { daysAgo: 126, at: '16:18', lang: 'en', rating: 5, difficulty: 4, message: 'One afternoon, as promised.' },
  ],
  reports: [
    { daysAgo: 10, at: '14:29', step: 3, lang: 'en', subject: 'Which bit where?', message: 'There are two bits in the list. Which one is for the sides and which for the shelves?', name: 'Colin', isNew: true },
    { daysAgo: 52, at: '11:15', step: 1, lang: 'pt-BR', subject: 'Medidas em polegadas', message: 'Aqui a tábua vem com 19 cm de largura. Muda alguma coisa?', name: 'Nair' },
  ],
};

export const punctureMessages: SeedMessages = {
  feedback: [
    { daysAgo: 1, at: '18:09', lang: 'en', rating: 5, difficulty: 4, subject: 'By the roadside', message: 'Did it from my phone in the rain, offline. Got home before dark.', name: 'Sanne', email: 'sanne@example.org', isNew: true },
    { daysAgo: 8, at: '07:21', lang: 'pt-BR', rating: 4.5, difficulty: 3, message: 'O passo de achar o que furou me salvou: tinha um caco de vidro ainda no pneu.', name: 'Igor', isNew: true },
    { daysAgo: 14, at: '12:58', lang: 'en', rating: 4, difficulty: 2, message: 'The last bit of tyre is brutal for small hands. Any trick?' },
    { daysAgo: 25, at: '21:40', lang: 'fr', rating: 4.5, difficulty: 3 },
    { daysAgo: 37, at: '16:53', lang: 'en', rating: 5, difficulty: 4, message: 'The kids repaired their own bikes with it.', name: 'Ben' },
    { daysAgo: 69, at: '08:35', lang: 'en', rating: 2, difficulty: 1, subject: 'Tubeless', message: 'My tyre has no tube. I only found out at step five.' },
    { daysAgo: 155, at: '19:14', lang: 'pt-BR', rating: 5, difficulty: 4, message: 'Muito bom, com calma dá certo.', name: 'Vanda' },
  ],
  reports: [
    { daysAgo: 5, at: '17:37', step: 12, lang: 'en', subject: 'Too tight', message: 'I pinched the new tube with the levers because my thumbs gave up. Please warn about that more loudly.', name: 'Sanne', isNew: true },
    { daysAgo: 13, at: '13:05', step: 12, lang: 'en', subject: 'Start at the valve or end there?', message: 'The text says end at the valve, the picture looks like starting there.', isNew: true },
    { daysAgo: 36, at: '16:59', step: 9, lang: 'pt-BR', subject: 'Quanto tempo esperar', message: 'Na minha cola diz 5 minutos, no guia é menos.', name: 'Igor' },
  ],
};
