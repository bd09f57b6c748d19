import type { Answerer } from '../incoming/begin-conversations.ts'
import { trustedHost } from '../incoming/send-answers.ts'

/** A mail on its way in, and what of it must arrive. */
export type RelayedMail = Answerer & { raw: string; written: string[] }

/** What stands around an answer: each text is of this mail alone. */
type Facts = Answerer & ReturnType<typeof secretsOf> & { number: number; first: string; second: string }

/** What stands in these mails and must reach nobody: a name, an address, a host, a number of one of the two, or what is quoted. */
export const secretPattern =
  /Fuentesq|Marlowq|Quotedwords|Quince Street|isp\.example|elsewhere\.example|FuentesMailer|604-5\d\d-9\d\d\d|203\.0\.113\.7|198\.51\.100\.9/

/** The names, addresses, hosts and numbers of both people around one mail. */
function secretsOf(number: number) {
  const digits = String(number).padStart(5, '0')
  return {
    surname: `Fuentesq${digits}`,
    phone: `604-5${digits.slice(0, 2)}-9${digits.slice(2)}`,
    street: `${digits} Quince Street`,
    host: `home-${digits}.isp.example`,
    program: `FuentesMailer/${digits}`,
    partnerName: `Marlowq${digits}`,
    partnerAddress: `ben.${digits}@elsewhere.example`,
    quoted: `Quotedwords${digits}`,
  }
}

type Shape = (facts: Facts) => string[]

const text = (lines: string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines]

const signature = ({ surname, phone, street, from }: Facts) => ['-- ', `Rosa ${surname}`, phone, street, from]

const quote = ({ quoted, partnerName, partnerAddress, to }: Facts) => [
  `> ${quoted}: is it still there?`,
  `> Ben ${partnerName}, ${partnerAddress}`,
  `> Answer to ${to}`,
]

const attribution = ({ partnerName, partnerAddress }: Facts) =>
  `On Fri, Nov 20, 2026 at 10:12 AM Ben ${partnerName} <${partnerAddress}> wrote:`

const headerBlock = ({ partnerName, partnerAddress, from, surname, quoted, to }: Facts) => [
  `From: Ben ${partnerName} <${partnerAddress}>`,
  'Sent: Friday, November 20, 2026 10:12 AM',
  `To: Rosa ${surname} <${from}>`,
  'Subject: Ben wrote to you',
  '',
  `${quoted}: is it still there?`,
  `Ben ${partnerName} ${partnerAddress} ${to}`,
]

const html = (facts: Facts) =>
  [
    `<div>${facts.first}</div><div>${facts.second}</div>`,
    `<div>--&nbsp;</div><div>Rosa ${facts.surname}<br>${facts.phone}<br>${facts.street}<br>${facts.from}</div>`,
    `<div class="gmail_quote"><div class="gmail_attr">${attribution(facts).replace('<', '&lt;').replace('>', '&gt;')}</div>`,
    `<blockquote>${facts.quoted}: is it still there?<br>Ben ${facts.partnerName}, ${facts.partnerAddress}, ${facts.to}</blockquote></div>`,
  ].join('')

const inBase64 = (lines: string[]) =>
  (
    Buffer.from(lines.join('\r\n'))
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).slice()

const quotedPrintable = (line: string) =>
  [...Buffer.from(line)]
    .map((byte) =>
      byte > 126 || byte === 61 || byte < 32
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')

const parts = (kind: string, ...all: string[][]) => [
  `Content-Type: multipart/${kind}; boundary="----=_Part"`,
  '',
  ...all.flatMap((lines) => ['------=_Part', ...lines]),
  '------=_Part--',
]

/** Answers as mail programs write them: around what is written stand signatures and quoted mails of many kinds. */
const shapes: Shape[] = [
  (mail) => text([mail.first, mail.second, '', ...signature(mail), '', attribution(mail), ...quote(mail)]),
  (mail) =>
    text([mail.first, mail.second, '', `Rosa ${mail.surname}`, mail.phone, '', '_'.repeat(32), ...headerBlock(mail)]),
  (mail) => ['Content-Type: text/html; charset=utf-8', '', html(mail)],
  (mail) =>
    parts(
      'alternative',
      [
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        ...[mail.first, mail.second, '', ...signature(mail), attribution(mail), ...quote(mail)].map(quotedPrintable),
      ],
      ['Content-Type: text/html; charset=utf-8', '', html(mail)],
    ),
  (mail) => [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...inBase64([
      ...[mail.first, mail.second, '', 'Envoyé de mon iPhone', ''],
      `> Le 20 nov. 2026 à 10:12, Ben ${mail.partnerName} <${mail.partnerAddress}> a écrit :`,
      ...quote(mail),
    ]),
  ],
  (mail) =>
    text([
      ...[mail.first, mail.second, '', 'Sent from my Galaxy', '', '-------- Original message --------'],
      ...headerBlock(mail),
    ]),
  (mail) => text([attribution(mail), ...quote(mail), '', mail.first, mail.second, '', ...signature(mail)]),
  (mail) =>
    text([attribution(mail), ...quote(mail), mail.first, `> ${mail.quoted} again`, mail.second, ...signature(mail)]),
  (mail) =>
    parts('mixed', text([mail.first, mail.second, '', ...signature(mail)]), [
      `Content-Type: text/vcard; name="${mail.surname}.vcf"`,
      `Content-Disposition: attachment; filename="${mail.surname}.vcf"`,
      '',
      `BEGIN:VCARD\r\nFN:Rosa ${mail.surname}\r\nTEL:${mail.phone}\r\nEMAIL:${mail.from}\r\nEND:VCARD`,
    ]),
  (mail) =>
    text([
      mail.first,
      mail.second,
      '',
      'Get Outlook for Android',
      '',
      '-----Original Message-----',
      ...headerBlock(mail),
    ]),
]

/** The mail with a number: the shapes come in turn. */
export function relayedMail(answerer: Answerer, number: number): RelayedMail {
  const [first, second] = [`Answer number ${number}.`, `Come at the hour of ${number}, to the library.`]
  const facts = { ...answerer, ...secretsOf(number), number, first, second }
  const shape = shapes[number % shapes.length] as Shape
  const raw = [...headers(facts), ...shape(facts)].join('\r\n')
  return { ...answerer, raw, written: [first, second] }
}

/** What programs and hosts write above a mail, the trusted host's own words first. */
const headers = ({ from, to, surname, host, program, partnerName, partnerAddress, number, phone, street }: Facts) => [
  `Authentication-Results: ${trustedHost}; dmarc=pass header.from=${from.split('@')[1]}`,
  `Received: from ${host} (${host} [203.0.113.7]) by ${trustedHost} with ESMTPS for <${to}>`,
  `Received: from laptop.${host} (Rosa ${surname} [198.51.100.9]) by ${host} (envelope-from <${from}>)`,
  `From: Rosa ${surname} <${from}>`,
  `To: "Ben ${partnerName}" <${to}>`,
  `Reply-To: Rosa ${surname} <rosa@${host}>`,
  `Subject: Re: Ben ${partnerName} wrote to you (${partnerAddress})`,
  `Message-ID: <${number}.${surname}@${host}>`,
  `In-Reply-To: <${partnerName}@${host}>`,
  `User-Agent: ${program}`,
  `Organization: ${surname}, ${street}, ${phone}`,
  `X-Originating-IP: [198.51.100.9]`,
  'MIME-Version: 1.0',
]
