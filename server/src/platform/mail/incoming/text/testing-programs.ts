/**
 * Answers as mail programs write them. Made for the tests: the shapes are those that each program gives an answer, as its own language
 * packs and public descriptions have them; the people and their words are of the village.
 */

type Language = 'en' | 'fr' | 'es' | 'zh' | 'pa'

/** A mail's text, the lines that somebody wrote in it, and those that must reach nobody else. */
export type ProgramMail = {
  program: string
  language: Language
  text: string
  written: string[]
  foreign: string[]
}

const relay = 'r-abcdefghijklmnopqrstuvwxyz@reply.reable.example'
const partner = `Ben (through Reable) <${relay}>`

/** What each language calls the labels of a block: from, sent, to, subject; how it attributes, and how a telephone signs. */
const words: Record<Language, Words> = {
  en: {
    labels: ['From', 'Sent', 'To', 'Subject'],
    date: 'Friday, November 20, 2026 10:12 AM',
    wrote: (who) => `On Fri, Nov 20, 2026 at 10:12 AM ${who} wrote:`,
    original: 'Original Message',
    phone: (device) => `Sent from my ${device}`,
    outlook: 'Get Outlook for Android',
    regards: 'Kind regards,',
    answers: ['Yes, the walker is still here.', 'You can come on Saturday at two, to the zone at the library.'],
  },
  fr: {
    labels: ['De', 'Envoyé', 'À', 'Objet'],
    date: 'vendredi 20 novembre 2026 10:12',
    wrote: (who) => `Le ven. 20 nov. 2026 à 10 h 12, ${who} a écrit\u00a0:`,
    original: 'Message d’origine',
    phone: (device) => `Envoyé de mon ${device}`,
    outlook: 'Obtenez Outlook pour Android',
    regards: 'Bien à vous,',
    answers: ['Oui, le déambulateur est toujours là.', 'Venez samedi à 14 h, devant la bibliothèque.'],
  },
  es: {
    labels: ['De', 'Enviado', 'Para', 'Asunto'],
    date: 'viernes, 20 de noviembre de 2026 10:12',
    wrote: (who) => `El vie, 20 nov 2026 a las 10:12, ${who} escribió:`,
    original: 'Mensaje original',
    phone: (device) => `Enviado desde mi ${device}`,
    outlook: 'Obtener Outlook para Android',
    regards: 'Un saludo,',
    answers: ['Sí, el andador sigue aquí.', '¿Le va bien el sábado a las dos, en la biblioteca?'],
  },
  zh: {
    labels: ['发件人', '发送时间', '收件人', '主题'],
    date: '2026年11月20日 10:12',
    wrote: (who) => `${who} 于2026年11月20日周五 10:12写道：`,
    original: '原始邮件',
    phone: (device) => `发自我的 ${device}`,
    outlook: '获取 Outlook for Android',
    regards: '谢谢，',
    answers: ['还在，您可以来看。', '星期六下午两点，在图书馆门口见。'],
  },
  pa: {
    labels: ['ਵੱਲੋਂ', 'ਭੇਜਿਆ', 'ਨੂੰ', 'ਵਿਸ਼ਾ'],
    date: 'ਸ਼ੁੱਕਰਵਾਰ 20 ਨਵੰਬਰ 2026 10:12',
    wrote: (who) => `ਸ਼ੁੱਕਰ, 20 ਨਵੰ 2026 ਨੂੰ 10:12 ਵਜੇ ${who} ਨੇ ਲਿਖਿਆ:`,
    original: 'ਮੂਲ ਸੁਨੇਹਾ',
    phone: (device) => `ਮੇਰੇ ${device} ਤੋਂ ਭੇਜਿਆ ਗਿਆ`,
    outlook: 'Outlook for Android ਲਈ Outlook ਪ੍ਰਾਪਤ ਕਰੋ',
    regards: 'ਧੰਨਵਾਦ,',
    answers: ['ਹਾਂ, ਵਾਕਰ ਹਾਲੇ ਵੀ ਹੈ।', 'ਸ਼ਨੀਵਾਰ ਦੋ ਵਜੇ ਲਾਇਬ੍ਰੇਰੀ ਆ ਜਾਓ।'],
  },
}

type Words = {
  labels: [string, string, string, string]
  date: string
  wrote: (who: string) => string
  original: string
  phone: (device: string) => string
  outlook: string
  regards: string
  answers: [string, string]
}

/** What our own mail says, as it stands quoted below an answer. */
const quoted = [
  'Ben wrote to you',
  'It is about your listing: Folding walker',
  '> Hello, is the walker still there?',
  '> Could I see it on Saturday?',
  'To write back, answer this e-mail. It goes to Ben through Reable.',
  `Blue Walker Society, 604-555-0199, ${relay}`,
]

const marked = quoted.map((line) => `> ${line}`)
const indented = quoted.map((line) => `  ${line}`)

type Program = { name: string; below: (words: Words) => string[] }

const block = ({ labels, date }: Words, bold = false) => {
  const label = (at: number) => (bold ? `*${labels[at]}:*` : `${labels[at]}:`)
  return [
    `${label(0)} ${partner}`,
    `${label(1)} ${date}`,
    `${label(2)} Rosa Fuentes <rosa@village.example>`,
    `${label(3)} Ben wrote to you`,
    '',
  ]
}

/** Breaks an attribution where its program does. */
const broken = (line: string) => line.replace(` <${relay}>`, `\n<${relay}>`).split('\n')

/** The twelve programs: what each puts below an answer. */
const programs: Program[] = [
  { name: 'Gmail', below: (w) => ['', ...broken(w.wrote(partner)), '', ...marked] },
  {
    name: 'Gmail on Android',
    below: (w) => ['', w.wrote(partner), '', ...marked.map((line) => line.replace('> >', '>>'))],
  },
  { name: 'Apple Mail', below: (w) => ['', `> ${w.wrote(partner)}`, '> ', ...marked] },
  {
    name: 'Mail on iPhone',
    below: (w) => ['', w.phone('iPhone'), '', `> ${w.wrote(partner)}`, '> ', '> \ufeff', ...marked],
  },
  { name: 'Outlook', below: (w) => ['', ...block(w), ...quoted] },
  { name: 'Outlook on the web', below: (w) => ['', '________________________________', ...block(w), ...quoted] },
  {
    name: 'Outlook on Android',
    below: (w) => [
      '',
      `${w.outlook}<https://aka.ms/abc>`,
      '________________________________',
      ...block(w, true),
      ...quoted,
    ],
  },
  { name: 'Thunderbird', below: (w) => ['', w.wrote(partner), ...marked] },
  { name: 'Yahoo Mail', below: (w) => ['', `    ${w.wrote(partner)}`, ' ', ...indented] },
  { name: 'Proton Mail', below: (w) => ['', `------- ${w.original} -------`, w.wrote(partner), '', ...marked] },
  {
    name: 'Samsung Email',
    below: (w) => ['', w.phone('Galaxy'), '', `-------- ${w.original} --------`, ...block(w), ...quoted],
  },
  {
    name: 'QQ Mail',
    below: (w) => ['', `------------------ ${w.original} ------------------`, ...block(w), ...quoted],
  },
]

export const mailPrograms: string[] = programs.map(({ name }) => name)

/** How people end what they write: not at all, with their first name, with a signature, with a card. */
const endings: ((words: Words) => { staying: string[]; folded: string[] })[] = [
  () => ({ staying: [], folded: [] }),
  ({ regards }) => ({ staying: [regards, 'Rosa'], folded: [] }),
  ({ regards }) => ({
    staying: [regards],
    folded: ['-- ', 'Rosa Fuentes', 'Royal Oak, 604-555-0123', 'rosa@village.example'],
  }),
  ({ regards }) => ({ staying: [regards], folded: ['Rosa Fuentes', '604-555-0123', 'rosa@village.example'] }),
]

/** All answers: each program in each language with each ending. */
export const programMails = (): ProgramMail[] =>
  programs.flatMap((program) =>
    (Object.keys(words) as Language[]).flatMap((language) =>
      endings.map((ending) => {
        const { staying, folded } = ending(words[language])
        const answers = words[language].answers
        const below = program.below(words[language])
        return {
          program: program.name,
          language,
          text: [...answers, '', ...staying, ...folded, ...below].join('\r\n'),
          written: [...answers, ...staying],
          foreign: [
            ...folded,
            'Ben wrote to you',
            'is the walker still there',
            relay,
            '604-555',
            'iPhone',
            'Outlook',
            'Galaxy',
          ].filter((line) => line !== '-- '),
        }
      }),
    ),
  )
