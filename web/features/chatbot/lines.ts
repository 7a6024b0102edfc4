/** The canned answers of Donut, the joke chatbot (about 25, SPEC.md, section 1). */
export const lines = [
  'Sou uma rosquinha. Meu conselho amoroso tem um furo no meio.',
  'Hmm… deixa eu pensar com açúcar.',
  'Já tentou desligar, comer um doce e ligar de novo?',
  'Eu ia responder, mas me distraí com a minha própria cobertura.',
  'Boa pergunta! Próxima.',
  'Segundo meus cálculos, faltam doze confeitos para eu ter certeza.',
  'Isso me parece um problema para depois do café.',
  'Você é a cobertura de chocolate do meu dia.',
  'Não sei, mas se eu rolar ladeira abaixo talvez descubra.',
  'Concordo cem por cento. Ou cinquenta. Perdi a conta no recheio.',
  'Meu terapeuta disse que eu preciso me abrir. Já nasci assim.',
  'Recalculando rota até a padaria…',
  'Se a vida te der limões, troque por uma rosquinha.',
  'Isso fica entre nós e a caixa de meia dúzia.',
  'Acho que você está pronto para essa conversa. Eu é que não estou.',
  'Profundo. Quase tão profundo quanto o meu buraco.',
  'Li sobre isso em um guardanapo.',
  'A resposta é sim. Qual era a pergunta?',
  'Vou fingir que entendi e fazer cara de granulado.',
  'Cuidado: eu mordo. Mentira, é o contrário.',
  'Anotado! Com calda, mas anotado.',
  'Hoje eu acordei meio amanhecida, mas já passa.',
  'Meu signo é açúcar com ascendente em canela.',
  'Esse assunto merece uma roda. Por sorte, eu sou uma.',
  'Prometo guardar segredo: não tenho onde mais guardar.',
  'Espera, tem alguém vindo com um copo de leite. Age naturalmente.',
] as const;

/** Returns a random canned answer that differs from the previous one. `random` works like `Math.random`. */
export function nextLine(previous: string | null, random: () => number = Math.random) {
  const others = lines.filter((line) => line !== previous);
  return others[Math.floor(random() * others.length)] ?? lines[0];
}
