/** An answer as a mail program sends it, to `{reply}` and from `{own}`, and what of it the other person reads. */
export type TestAnswer = { name: string; sent: string[]; posted: string; headers?: string[] }

const partner = 'Ben (through Reable) <{reply}>'
const html = ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit']
const base64 = (charset: string) => [
  `Content-Type: text/plain; charset=${charset}`,
  'Content-Transfer-Encoding: base64',
]

/** A quote below a block of labels, without marks, as Outlook writes it: from, sent, to, subject. */
const byOutlook = (from: string, date: string, to: string, subject: string, rule = true) => [
  '',
  ...(rule ? ['________________________________'] : []),
  `${from} ${partner}`,
  `${date} 2026. 11. 20. 10:12`,
  `${to} Rosa Fuentes <{own}>`,
  `${subject} Ben wrote to you`,
  '',
  'Ben wrote to you',
  'Is it still there?',
  'To write back, answer this e-mail.',
]

const outlook: [language: string, words: string, ...labels: [string, string, string, string]][] = [
  ['Korean', '네, 아직 있습니다.', '보낸 사람:', '보낸 날짜:', '받는 사람:', '제목:'],
  ['Persian', 'بله، هنوز هست.', 'از:', 'ارسال شده:', 'به:', 'موضوع:'],
  ['Portuguese', 'Sim, ainda está aqui.', 'De:', 'Enviado:', 'Para:', 'Assunto:'],
  ['Italian', 'Sì, è ancora qui.', 'Da:', 'Inviato:', 'A:', 'Oggetto:'],
  ['Dutch', 'Ja, hij is er nog.', 'Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'],
  ['Danish', 'Ja, den er her stadig.', 'Fra:', 'Sendt:', 'Til:', 'Emne:'],
  ['Russian', 'Да, ещё есть.', 'От:', 'Отправлено:', 'Кому:', 'Тема:'],
  ['Japanese', 'はい、まだあります。', '差出人:', '送信日時:', '宛先:', '件名:'],
  ['Polish', 'Tak, jeszcze jest.', 'Od:', 'Wysłano:', 'Do:', 'Temat:'],
  ['Hebrew', 'כן, זה עדיין כאן.', '\u202bמאת:', 'נשלח:', 'אל:', 'נושא:'],
  ['Vietnamese', 'Vẫn còn.', 'Từ:', 'Đã gửi:', 'Tới:', 'Chủ đề:'],
]

/** Attributions above marked lines, each in one language and program. */
const attributions: [program: string, words: string, attribution: string][] = [
  ['Gmail, Korean', '네, 있어요.', `2026년 11월 20일 (금) 오전 10:12, ${partner}님이 작성:`],
  ['Gmail, Japanese', 'はい。', `2026年11月20日(金) 10:12 ${partner}:`],
  ['Gmail, Italian', 'Certo.', `Il giorno ven 20 nov 2026 alle ore 10:12 ${partner} ha scritto:`],
  ['Gmail, Portuguese', 'Ainda está.', `${partner} escreveu em sex., 20/11/2026 às 10:12:`],
  ['Gmail, Russian', 'Да.', `пт, 20 нояб. 2026 г. в 10:12, ${partner}:`],
  ['Gmail, Tagalog', 'Oo nandito pa.', `Noong Biy, Nob 20, 2026 nang 10:12 AM, sinulat ni ${partner} ang:`],
  ['Gmail, Vietnamese', 'Vẫn còn.', `Vào Th 6, 20 thg 11, 2026 vào lúc 10:12 ${partner} đã viết:`],
  ['Gmail, Thai', 'ยังอยู่ค่ะ', 'ในวันที่ ศ. 20 พ.ย. 2026 เวลา 10:12 Ben (through Reable) <\n{reply}> เขียนว่า:'],
  ['Gmail, Turkish', 'Evet.', `${partner}, 20 Kas 2026 Cum, 10:12 tarihinde şunu yazdı:`],
  ['Thunderbird, Greek', 'Ναι.', 'Στις 20/11/2026 10:12 π.μ., ο/η Ben (through Reable) έγραψε:'],
  ['mutt', 'Yes, it is.', 'On Fri, Nov 20, 2026 at 10:12:00AM -0800, Ben (through Reable) wrote:'],
  [
    'Proton Mail',
    'Yes.',
    `------- Original Message -------\nOn Friday, November 20th, 2026 at 10:12 AM, ${partner} wrote:`,
  ],
  ['Apple Mail, German', 'Ja.', `> Am 20.11.2026 um 10:12 schrieb ${partner}:\n>`],
]

/** What people write themselves, which looks a little like a quote or a signature. */
const ownWords: [name: string, lines: string[]][] = [
  [
    'a plan',
    [
      'Here is the plan.',
      '',
      'From: Metrotown station',
      'To: your house',
      'Date: Saturday at two',
      'I can help to carry it.',
    ],
  ],
  [
    'where to fetch it',
    ['Pick it up from:', 'Rosa Fuentes', '12-345 Example Street', 'Buzzer 204', 'Burnaby', '', 'See you.'],
  ],
  [
    'two parts',
    ['About the chair: the left brake is new.', '--', 'About Saturday: I am home from two, please ring twice.'],
  ],
  ['more than a measure', ['The seat is:', '>18 in wide, I measured it twice', 'and the price stays.']],
  ['how it is sent', ['It can come to you.', 'Sent by courier it costs 20 dollars more']],
  ['below ruled lines', ['One', '____________________', 'Two, with the price.', '____________________', 'Three.']],
  ['an office’s notice', ['Yes it is here.', '', 'CONFIDENTIALITY NOTICE: This e-mail is for the addressee only.']],
  ['their own address', ['Please write to me at {own}, or to leo@village.example, before Nov 20, 2026.']],
  ['dates and ways', ['I come from Surrey on 20 Nov 2026 at 10:12. From: 20 Elm Street to 30 Main Street.']],
]

export const testAnswers: TestAnswer[] = [
  ...outlook.map(([language, words, ...labels]) => ({
    name: `Outlook, ${language}`,
    sent: [words, ...byOutlook(...labels)],
    posted: words,
  })),
  {
    name: 'Outlook without a ruled line',
    sent: ['네.', ...byOutlook('보낸 사람:', '보낸 날짜:', '받는 사람:', '제목:', false)],
    posted: '네.',
  },
  ...attributions.map(([name, words, attribution]) => ({
    name,
    sent: [words, '', ...attribution.split('\n'), '', '> Is it still there?'],
    posted: words,
  })),
  ...ownWords.map(([name, sent]) => ({ name: `own words: ${name}`, sent, posted: sent.join('\n') })),
  {
    name: 'Horde, with the answer below',
    sent: ['Quoting "Ben (through Reable)" <{reply}>:', '', '> Is it still there?', '', 'Yes it is here.'],
    posted: 'Yes it is here.',
  },
  {
    name: 'AOL',
    sent: [
      'It is free.',
      '',
      '-----Original Message-----',
      `From: ${partner}`,
      'To: {own}',
      'Sent: Fri, Nov 20, 2026 10:12 am',
      '',
      'Is it?',
    ],
    posted: 'It is free.',
  },
  {
    name: 'Yahoo',
    sent: [
      'Still here.',
      '',
      `    On Friday, November 20, 2026 at 10:12:00 AM PST, ${partner} wrote:  `,
      ' ',
      '  Is it still there?',
    ],
    posted: 'Still here.',
  },
  {
    name: 'GMX',
    sent: [
      'Ja.',
      '',
      'Gesendet: Freitag, 20. November 2026 um 10:12 Uhr',
      `Von: ${partner}`,
      'An: {own}',
      '',
      'Is it?',
    ],
    posted: 'Ja.',
  },
  {
    name: 'Samsung Mail',
    sent: [
      'Not sold.',
      '',
      'Sent from my Galaxy',
      '',
      '-------- Original message --------',
      `From: ${partner}`,
      'Date: 2026-11-20',
      '',
      'Is it?',
    ],
    posted: 'Not sold.',
  },
  {
    name: 'HTML alone, Outlook in Korean',
    headers: html,
    sent: [
      '<div>네.</div><hr><div id="divRplyFwdMsg"><b>보낸 사람:</b> Ben (through Reable) &lt;{reply}&gt;<br><b>보낸 날짜:</b> 2026년',
      '<br><b>받는 사람:</b> Rosa Fuentes &lt;{own}&gt;<br><b>제목:</b> Ben wrote to you</div><div>Is it still there?</div>',
    ],
    posted: '네.',
  },
  {
    name: 'HTML alone, Outlook without names of classes',
    headers: html,
    sent: [
      '<p class=MsoNormal>Yes, it is here.</p><div style="border-top:solid 1pt"><p><b>From:</b> Ben (through Reable) &lt;{reply}&gt; <br>',
      '<b>Sent:</b> Friday<br><b>To:</b> Rosa Fuentes &lt;{own}&gt;</p></div><p>Is it still there?</p>',
    ],
    posted: 'Yes, it is here.',
  },
  {
    name: 'HTML alone, Gmail in Tagalog',
    headers: html,
    sent: [
      '<div>Oo.</div><br><div class="gmail_quote"><div class="gmail_attr">Noong Biy, sinulat ni Ben ang:<br></div>',
      '<blockquote class="gmail_quote">Is it still there?</blockquote></div>',
    ],
    posted: 'Oo.',
  },
  {
    name: 'flowed text',
    headers: ['Content-Type: text/plain; charset=utf-8; format=flowed'],
    sent: [
      'Yes, come to ',
      'the library.',
      ' From Burnaby it is far.',
      '',
      `On Nov 20, 2026 ${partner} wrote:`,
      '> Is it?',
    ],
    posted: 'Yes, come to the library.\nFrom Burnaby it is far.',
  },
  {
    name: 'words on both sides of a photo',
    headers: ['Content-Type: multipart/mixed; boundary=R'],
    sent: [
      '--R',
      '',
      'Here is the front',
      '--R',
      'Content-Type: image/png; name=a.png',
      '',
      'x',
      '--R',
      '',
      'and it folds.',
      '',
      'Sent from my iPhone',
      '--R--',
    ],
    posted: 'Here is the front\n\nand it folds.',
  },
  { name: 'ISO-2022-JP', headers: base64('iso-2022-jp'), sent: ['GyRCJE8kJCEjGyhC'], posted: 'はい。' },
  { name: 'KS C 5601', headers: base64('ks_c_5601-1987'), sent: ['s9csIMDWvcC0z7TZLg=='], posted: '네, 있습니다.' },
  {
    name: 'Latin 1 that says UTF-8',
    headers: base64('utf-8'),
    sent: ['Q2Fm6Swgb3VpLCBkZW1haW4u'],
    posted: 'Caf\ufffd, oui, demain.',
  },
  { name: 'no charset', sent: ['Où êtes-vous?'], posted: 'Où êtes-vous?' },
]
