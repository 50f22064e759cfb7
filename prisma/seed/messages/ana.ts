import type { SeedMessages } from '../types';

export const vasoMessages: SeedMessages = {
  feedback: [
    { daysAgo: 2, at: '11:42', lang: 'pt-BR', rating: 5, difficulty: 5, subject: 'Meu manjericão agradece', message: 'Fiz com a minha filha em vinte minutos.\nO barbante de algodão fez toda a diferença, o de náilon não puxava nada.', name: 'Lívia Prado', email: 'livia@example.org', isNew: true },
    { daysAgo: 5, at: '19:08', lang: 'en', rating: 4.5, difficulty: 4, message: 'Works with a milk bottle too. I would add how often to change the water.', name: 'Hannah', isNew: true },
    { daysAgo: 12, at: '14:27', lang: 'pt-BR', rating: 4, difficulty: 5, isNew: true },
    { daysAgo: 20, at: '22:15', lang: 'pt-BR', rating: 5, difficulty: 5, subject: 'Sala de aula', message: 'Montei doze desses com os meus alunos do 4º ano. Nenhum vazou.', name: 'Profª Marta Lobo', email: 'marta.lobo@example.org' },
    { daysAgo: 33, at: '09:51', lang: 'en', rating: 3.5, difficulty: 3, message: 'Good idea, but my bottle tipped over until I put pebbles in the bottom.' },
    { daysAgo: 58, at: '17:30', lang: 'pt-BR', rating: 5, difficulty: 4, message: 'Viajei dez dias e a hortelã estava viva quando voltei!', name: 'Dirceu' },
    { daysAgo: 104, at: '12:05', lang: 'pt-BR', rating: 4, difficulty: 4, subject: 'Dica', message: 'Pintei a parte de baixo da garrafa e a água não fica mais verde.' },
  ],
  reports: [
    { daysAgo: 3, at: '16:20', step: 1, lang: 'pt-BR', subject: 'Altura do corte', message: 'Não ficou claro em que altura cortar. Cortei no meio e o gargalo não encostou na água.', name: 'Sérgio', isNew: true },
    { daysAgo: 41, at: '10:02', step: 2, lang: 'en', subject: 'Which knot?', message: 'The picture shows a knot inside the cap, the text does not say so.', name: 'Hannah' },
  ],
};

export const torneiraMessages: SeedMessages = {
  feedback: [
    { daysAgo: 1, at: '20:33', lang: 'pt-BR', rating: 4.5, difficulty: 3, subject: 'Parou de pingar', message: 'Economizei a visita do encanador. Só apanhei um pouco para soltar o castelo, estava muito duro.', name: 'Jonas Meireles', email: 'jonas@example.org', isNew: true },
    { daysAgo: 6, at: '08:14', lang: 'pt-BR', rating: 3, difficulty: 2, subject: 'Medida do vedante', message: 'Comprei o de 1/2 e o da minha torneira era 3/4. Uma foto das duas medidas lado a lado ajudaria muito.', name: 'Cleide', isNew: true },
    { daysAgo: 9, at: '13:46', lang: 'en', rating: 4, difficulty: 3, message: 'Clear and short. The part about covering the drain saved my screw.', isNew: true },
    { daysAgo: 17, at: '21:58', lang: 'pt-BR', rating: 5, difficulty: 4, message: 'Primeira vez que conserto alguma coisa em casa. Obrigada, Ana!', name: 'Bruna S.' },
    { daysAgo: 29, at: '18:19', lang: 'es', rating: 4, difficulty: 3, message: 'Muy bien explicado. ¿Habrá una versión en español?', name: 'Inés', email: 'ines@example.org' },
    { daysAgo: 47, at: '07:40', lang: 'pt-BR', rating: 2.5, difficulty: 1, subject: 'Não é para todo tipo', message: 'A minha é de um quarto de volta e só descobri nas perguntas do final. Isso podia vir antes do primeiro passo.' },
    { daysAgo: 72, at: '15:11', lang: 'pt-BR', rating: 4.5, difficulty: 4 },
    { daysAgo: 131, at: '19:27', lang: 'pt-BR', rating: 5, difficulty: 4, message: 'Funcionou de primeira.', name: 'Edson' },
  ],
  reports: [
    { daysAgo: 2, at: '12:49', step: 4, lang: 'pt-BR', subject: 'O castelo não solta', message: 'Fiz força com a chave e ele nem mexeu. Precisa de algum produto antes? Fiquei com medo de quebrar o cano.', name: 'Tânia Reis', email: 'tania@example.org', isNew: true },
    { daysAgo: 8, at: '17:05', step: 4, lang: 'pt-BR', subject: 'Tamanho da chave', message: 'Aqui foi a chave 24. O guia não diz o tamanho.', name: 'Cleide', isNew: true },
    { daysAgo: 24, at: '09:36', step: 4, lang: 'en', subject: 'Which way to turn?', message: 'Please say clockwise or anticlockwise, the arrow in the picture is hard to see on a phone.' },
    { daysAgo: 15, at: '20:12', step: 6, lang: 'pt-BR', subject: 'O que é a sede?', message: 'Não sei qual é a peça. Um círculo na foto já resolveria.', isNew: true },
  ],
};

export const paoDeQueijoMessages: SeedMessages = {
  feedback: [
    { daysAgo: 1, at: '10:24', lang: 'pt-BR', rating: 5, difficulty: 4, subject: 'Igual ao da minha vó', message: 'Deu 43 pãezinhos e não sobrou nenhum para a foto.', name: 'Guilherme Antunes', email: 'gui@example.org', isNew: true },
    { daysAgo: 4, at: '16:02', lang: 'en', rating: 4.5, difficulty: 3, subject: 'From Leeds', message: 'Half parmesan, half Lancashire, and it came out lovely. Cassava starch was in the Brazilian shop, not in the supermarket.', name: 'Priya', isNew: true },
    { daysAgo: 10, at: '19:55', lang: 'pt-BR', rating: 4, difficulty: 3, message: 'Ficou ótimo. No meu forno a gás foram 35 minutos.', isNew: true },
    { daysAgo: 16, at: '11:38', lang: 'fr', rating: 5, difficulty: 4, message: 'Délicieux ! Les photos suffisent, je ne parle pas portugais.', name: 'Camille' },
    { daysAgo: 27, at: '14:50', lang: 'pt-BR', rating: 3, difficulty: 2, subject: 'Massa mole', message: 'A minha ficou muito mole. Acho que os ovos eram grandes. Quantos gramas de ovo são?', name: 'Otávio' },
    { daysAgo: 39, at: '08:07', lang: 'pt-BR', rating: 5, difficulty: 5 },
    { daysAgo: 66, at: '21:31', lang: 'en', rating: 4.5, difficulty: 4, message: 'Freezing them raw works perfectly. Straight from the freezer into the oven.', name: 'Tom' },
    { daysAgo: 84, at: '17:44', lang: 'pt-BR', rating: 4.5, difficulty: 4, message: 'Testei com meia cura e com canastra. Canastra ganhou.' },
    { daysAgo: 148, at: '13:16', lang: 'pt-BR', rating: 5, difficulty: 4, name: 'Rute' },
  ],
  reports: [
    { daysAgo: 4, at: '15:48', step: 3, lang: 'en', subject: 'How lumpy?', message: 'Mine was a solid block and not crumbs. A second picture of what is still fine would help.', name: 'Priya', isNew: true },
    { daysAgo: 26, at: '18:30', step: 5, lang: 'pt-BR', subject: 'Quanto de leite?', message: 'Diz uma colher, mas de sopa ou de chá?', name: 'Otávio' },
  ],
};
