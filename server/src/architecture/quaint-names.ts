/** Words that no other project uses so in its names, each with the field's own (docs/words.md). */
const quaint = new Map([
  ['tell', 'serialize, export, notify or show'],
  ['told', 'what it holds: an answer, a message, a result'],
  ['hold', 'lock, suspend, limit or contain'],
  ['held', 'locked, suspended or stored'],
  ['kept', 'stored, cached or saved'],
  ['keeper', 'personal-data provider'],
  ['insist', 'require or assert'],
  ['shelf', 'storage'],
  ['census', 'count snapshot'],
  ['slip', 'typo'],
  ['mend', 'normalize'],
  ['settle', 'seed, upsert or resolve'],
  ['stray', 'orphan'],
  ['tend', 'expire'],
  ['rely', 'lock shared'],
  ['fault', 'error'],
  ['patience', 'timeout'],
  ['errand', 'OAuth state'],
  ['wish', 'pending subscription'],
  ['moody', 'unreliable'],
  ['road', 'path or route'],
])

/** Names of the language, of older data, of links and of the API, and of an equipment's own property. */
const allowed = [/^allSettled$/, /^held$|^(held|told)_[a-z]+$|_told_[a-z]+$/, /^battery_holds_charge$/]

/** The field's word for one word of a name; undefined where the name is as it should be. */
export const betterName = (name: string, word: string): string | undefined =>
  allowed.some((pattern) => pattern.test(name)) ? undefined : quaint.get(word)
