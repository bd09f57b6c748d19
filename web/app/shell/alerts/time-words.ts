const minute = 60_000

/** How long ago a message of this visit came, in milliseconds of the device's clock. */
export function timeWords(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minute)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return plural(minutes, 'minute')
  return plural(Math.floor(minutes / 60), 'hour')
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'} ago`
