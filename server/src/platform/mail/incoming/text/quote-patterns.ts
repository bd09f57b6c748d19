/** How mail programs write above what they quote, in the languages that are written here most, and in German. */

/** Longer lines are prose. */
const maxLength = 400

/** The labels above a quoted mail, in small letters: who it is from, and what else such a block says. */
const fromLabels = ['from', 'de', 'von', '发件人', '寄件者', '寄件人', 'ਵੱਲੋਂ', 'ਤੋਂ']
const otherLabels = [
  ...['sent', 'date', 'to', 'cc', 'subject', 'reply-to'],
  ...['envoyé', 'envoyé le', 'à', 'objet', 'répondre à'],
  ...['enviado', 'enviado el', 'fecha', 'para', 'asunto'],
  ...['gesendet', 'datum', 'an', 'betreff'],
  ...['发送时间', '发件时间', '日期', '收件人', '抄送', '主题', '寄件日期', '收件者', '副本', '主旨'],
  ...['ਭੇਜਿਆ', 'ਮਿਤੀ', 'ਨੂੰ', 'ਵੱਲ', 'ਵਿਸ਼ਾ'],
]

const labelPattern = /^[*_\s]*([\p{L}\p{M}][\p{L}\p{M}\s-]{0,15}?)[*_]*\s?[:：]/u

const labelOf = (line: string) => labelPattern.exec(line.slice(0, maxLength))?.[1]?.toLowerCase().normalize('NFC')

const allLabels = new Set([...fromLabels, ...otherLabels].map((label) => label.normalize('NFC')))

/** True where a block of labels begins, such as Outlook writes it: who it is from, and two more labels in the next lines. */
export function beginsHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = labelOf(lines[at] ?? '')
  if (!first || !fromLabels.some((label) => label.normalize('NFC') === first)) return false
  const next = lines.slice(at + 1, at + 7).map(labelOf)
  return next.filter((label) => label && allLabels.has(label)).length >= 2
}

const originalWords = [
  ...['original message', 'original', 'forwarded message', 'original email', "message d'origine", 'message d’origine'],
  ...[
    'message original',
    'mensaje original',
    'ursprüngliche nachricht',
    '原始邮件',
    '原始郵件',
    '原邮件',
    'ਅਸਲ ਸੁਨੇਹਾ',
    'ਮੂਲ ਸੁਨੇਹਾ',
  ],
]

/** True for "-----Original Message-----" and a ruled line. */
export function isSeparator(line: string): boolean {
  const bare = line.slice(0, maxLength).trim()
  if (/^(_{8,}|-{8,})$/.test(bare)) return true
  const words = /^-{3,}\s?(.{3,30}?)\s?-{3,}$/.exec(bare)?.[1]
  return words !== undefined && originalWords.includes(words.trim().toLowerCase().normalize('NFC'))
}

/** What is said of who wrote the mail that is quoted below. */
const attributions = [
  /^on .{4,} wrote\s?:$/i,
  /^-{2,}\s?on .{4,} wrote\s?-{2,}$/i,
  /^le .{4,} a écrit\s?:$/i,
  /^-{2,}\s?le .{4,} a écrit\s?-{2,}$/i,
  /^el .{4,} escribió\s?:$/i,
  /^-{2,}\s?el .{4,} escribió\s?-{2,}$/i,
  /^am .{4,} schrieb .*:$/i,
  /(写道|寫道)\s?[:：]?\s?-*$/,
  /ਨੇ ਲਿਖਿਆ\s?[:：]?\s?-*$/,
]

/** How many lines an attribution goes on over: programs break it at 76 letters. */
const maxLines = 4

/** Returns how many lines the attribution has that begins here; 0 where none does. */
export function attributionLength(lines: readonly string[], at: number): number {
  let text = ''
  for (let count = 1; count <= maxLines; count++) {
    const line = lines[at + count - 1]
    if (line === undefined || !line.trim() || isQuoted(line)) return 0
    text = `${text} ${line.trim()}`.trim().replaceAll('\u00a0', ' ').normalize('NFC')
    if (text.length > maxLength) return 0
    if (attributions.some((pattern) => pattern.test(text))) return count
  }
  return 0
}

/** True for an attribution with an address or a time of day, as programs write it and hardly anybody by hand. */
export const isByProgram = (text: string): boolean =>
  /<[^<>\s]+@[^<>\s]+>|\(through [^)]+\)/.test(text) && /\d/.test(text)

/** True for a line that a program marked as quoted. */
export const isQuoted = (line: string): boolean => /^\s{0,3}[>＞]/.test(line)
