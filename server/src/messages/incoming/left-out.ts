import { messagePhotoLimit } from '@reable/contract/messages/conversation-rules'
import type { OtherFile } from '#platform/mail'

type Format = OtherFile['format']

const inOutlook = 'In Outlook, choose Format Text, then HTML, and send it again.'
const onIphone =
  'On your iPhone, tap Options when you share the photo and choose Most Compatible, or set Settings, Camera, Formats to Most Compatible. Or add the photo on the page.'

/** Why a file cannot be passed on, and how to send it so that it can. */
const advice: Record<Format, (name: string) => string> = {
  heic: (name) => `${name} is in Apple’s HEIC format, which many devices can’t show. ${onIphone}`,
  outlook: (name) => `Outlook packed your files into ${name}, which only Outlook can open. ${inOutlook}`,
  encrypted: (name) => `${name} is encrypted, so we can’t read it. Please send it without encryption.`,
  photo: () => photosAlone,
  other: () => photosAlone,
}

const photosAlone = `We pass on photos alone, up to ${messagePhotoLimit}.`

/** Says which files a message was posted without, or will be, and what to do about them. */
export function leftOutSentence(left: OtherFile[], when: 'was' | 'will be' = 'was'): string {
  const names = left.map(({ name }) => name).join(', ')
  const first = `Your message ${when} posted without ${left.length === 1 ? 'this file' : 'these files'}: ${names}.`
  return [first, ...adviceOn(left)].join(' ')
}

/** Says why a mail without words or a photo is not posted, and what to do about it. */
export function nothingToPostSentence(left: OtherFile[]): string {
  const has = (format: Format) => left.some((file) => file.format === format)
  if (has('outlook'))
    return `Your words did not arrive: Outlook packed your email into winmail.dat, which only Outlook can open. ${inOutlook} Or write on the page.`
  if (has('encrypted'))
    return 'Your email is encrypted, so we can’t read it. Please send it without encryption, or write on the page.'
  if (!left.length)
    return 'There were no words or photos in your email. Please write above the message that you answer, or write on the page.'
  const names = left.map(({ name }) => name).join(', ')
  return [`There were no words in your email, and we could not pass on ${names}.`, ...adviceOn(left)].join(' ')
}

/** Once for each kind of file. */
const adviceOn = (left: OtherFile[]): string[] => [...new Set(left.map(({ name, format }) => advice[format](name)))]
