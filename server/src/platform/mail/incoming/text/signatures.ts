/** The lines below a delimiter that are a signature still; more are something that somebody wrote. */
const maxLines = 12

/** What programs and telephones put under every mail, in small letters; each may begin a line. */
const programLines = [
  /^(sent from|sent via|sent with|get outlook for|get bluemail|sent by) .{2,60}$/,
  /^(envoyé|envoyée|expédié) (de|depuis|à partir de|avec|par|via) .{2,60}$/,
  /^(obtenez|téléchargez) outlook (pour|para) .{2,40}$/,
  /^(enviado|enviada|mandado) (desde|con|por|de) .{2,60}$/,
  /^(obtener|descargar?) outlook para .{2,40}$/,
  /^(gesendet|von meinem) (von|mit|aus|.* gesendet) ?.{0,60}$/,
  /^(发自|從我的|从我的|發自|來自|来自|使用)\s?.{2,40}$/,
  /^获取 ?outlook .{2,40}$/,
  /^(ਮੇਰੇ|outlook) .{2,40} (ਤੋਂ ਭੇਜਿਆ ਗਿਆ|ਤੋਂ ਭੇਜਿਆ|ਲਈ outlook ਪ੍ਰਾਪਤ ਕਰੋ)$/,
]

const isProgramLine = (line: string) => {
  const text = line
    .trim()
    .replace(/<https?:[^>]*>|\[https?:[^\]]*\]|https?:\S+/g, '')
    .trim()
    .toLowerCase()
    .normalize('NFC')
  return text.length <= 100 && programLines.some((pattern) => pattern.test(text.replace(/[.。।]$/, '')))
}

/** The full name and the address of whoever wrote, as their mail's header has them. */
export type Author = { name: string; address: string }

/** True for a line that is somebody's full name and nothing else; a first name alone is how people end what they write. */
function isFullName(line: string, { name }: Author): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s,.*_]+/g, ' ')
      .trim()
  const full = plain(name)
  const isFull = full.includes(' ') || /^[\p{Script=Han}]{2,4}$/u.test(full)
  return isFull && plain(line) === full
}

/** Marks the signature of these lines: below a delimiter, a full name with what stands under it, and what programs add. */
export function markSignature(lines: readonly string[], author: Author): boolean[] {
  const marked = lines.map(() => false)
  lines.forEach((line, at) => {
    if (isFullName(line, author)) marked.fill(true, at, cardEnd(lines, at + 1))
  })
  const delimiter = delimiterOf(lines)
  if (delimiter !== undefined) marked.fill(true, delimiter)
  for (
    let at = lastWritten(lines, marked);
    at >= 0 && isAdded(lines[at] ?? '', author);
    at = lastWritten(lines, marked)
  )
    marked[at] = true
  return marked
}

/** A line of a card, such as a telephone number: what is longer, or a sentence, is what somebody wrote. */
const isCardLine = (line: string) => line.trim() !== '' && line.length <= 60 && !/[.!?。！？।]\s*$/.test(line)

function cardEnd(lines: readonly string[], from: number): number {
  let at = from
  while (at < from + maxLines && isCardLine(lines[at] ?? '')) at++
  return at
}

function delimiterOf(lines: readonly string[]): number | undefined {
  const at = lines.findLastIndex((line) => /^\s?--\s?$/.test(line))
  return at >= 0 && lines.length - at - 1 <= maxLines ? at : undefined
}

const isAdded = (line: string, { address }: Author) =>
  isProgramLine(line) || line.trim().toLowerCase() === address.toLowerCase()

const lastWritten = (lines: readonly string[], marked: readonly boolean[]) =>
  lines.findLastIndex((line, at) => line.trim() !== '' && !marked[at])
