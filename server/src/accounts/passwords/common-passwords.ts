/** Up to so many digits and symbols at its ends make a common password no harder to guess: a year, say, and an exclamation mark. */
const maxAtEnds = 5

let list: Promise<ReadonlySet<string>> | undefined

/** The 49,233 passwords that are used most, in lower case; loaded when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

/** Whether a password is among those that are used most, ignoring case and a few digits or symbols around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords()
  return coresOf(password.normalize('NFKC').toLowerCase()).some((core) => common.has(core))
}

/** The password itself, and what is left of it without the digits and symbols at its ends. */
function coresOf(password: string): string[] {
  const before = password.search(/\p{L}|$/u)
  const after = password.length - password.replace(/\P{L}+$/u, '').length
  const variants: string[] = []
  for (let start = 0; start <= Math.min(before, maxAtEnds); start++)
    for (let end = 0; end <= Math.min(after, maxAtEnds - start); end++)
      variants.push(password.slice(start, password.length - end))
  return variants
}
