/** What mail programs write into the plain text where the HTML shows a picture: "[cid:…]" and "[image: …]". */
const placeholder = /\[(?:cid|image|inline image)[: ][^\]\n]{0,200}\]/gi

/** A picture's own place in a text that Apple's programs write. */
const objectReplacement = '\ufffc'

const maxNames = 20

/** The text without the places of its pictures and files; a line that is nothing else goes. */
export function withoutPlaceholders(text: string, fileNames: readonly string[]): string {
  const named = fileNames.slice(0, maxNames).flatMap((name) => (name.trim() ? [`<${name}>`, `[${name}]`] : []))
  return text
    .split('\n')
    .flatMap((line) => {
      const words = [objectReplacement, ...named].reduce((rest, mark) => rest.replaceAll(mark, ''), line)
      const bare = words.replace(placeholder, '')
      return bare === line || bare.trim() ? [bare] : []
    })
    .join('\n')
}
