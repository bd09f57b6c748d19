import type { Attachment } from 'postal-mime'
import { bytesOf } from './mail-files.ts'

/** What somebody sends who presses an emoji beside a mail: their program adds a name, a quote and an advertisement. */
const partType = 'text/vnd.google.email-reaction+json'

/** The emojis of an iPhone's reactions, which older ones write as words. */
const tapbacks: Record<string, string> = {
  Liked: '👍',
  Loved: '❤️',
  Disliked: '👎',
  'Laughed at': '😂',
  Emphasized: '‼️',
  Emphasised: '‼️',
  Questioned: '❓',
}

/** Returns the emoji when a mail is a reaction of Gmail, Outlook or Apple and nothing else. */
export function reactionIn({ text, attachments }: { text: string; attachments: Attachment[] }): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === partType)
  return (part && emojiOfPart(part)) ?? emojiOfText(text)
}

function emojiOfPart(part: Attachment): string | undefined {
  try {
    const { emoji } = JSON.parse(bytesOf(part).toString('utf8')) as { emoji?: unknown }
    return typeof emoji === 'string' ? oneEmoji(emoji) : undefined
  } catch {
    return undefined
  }
}

function emojiOfText(text: string): string | undefined {
  const lines = text
    .slice(0, maxLength)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', second = ''] = lines
  // Gmail, where the part of its own has got lost.
  const isGmail = oneEmoji(first) && / via Gmail\b/.test(second) && text.includes('emojireactionemail')
  if (isGmail) return oneEmoji(first)
  const outlook = / reacted to your message:?$/.test(first)
    ? first
    : / reacted to your message:?$/.test(second)
      ? second
      : ''
  if (outlook) return oneEmoji(outlook.split(/\s/)[0] ?? '') ?? oneEmoji(first)
  const quoted = first.indexOf(' “')
  if (lines.length > 1 || quoted < 0 || !first.endsWith('”')) return undefined
  const words = first.slice(0, quoted)
  return tapbacks[words] ?? (/^Reacted \S{1,20} to$/.test(words) ? oneEmoji(words.split(' ')[1] ?? '') : undefined)
}

const maxLength = 2_000
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text when it is one emoji. */
function oneEmoji(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > 40 || !/^\p{Extended_Pictographic}|^\p{Regional_Indicator}|^[0-9#*]\ufe0f?\u20e3/u.test(trimmed))
    return undefined
  return [...graphemes.segment(trimmed)].length === 1 ? trimmed : undefined
}
