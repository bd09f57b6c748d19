/** Paragraphs and lists as volunteers would write them in the console. */
export const paragraphs = (...parts: string[]) => parts.join('\n\n')

export const bullets = (...items: string[]) => items.map((item) => `- ${item}`).join('\n')
