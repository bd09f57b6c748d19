type Policy = { createScriptURL: (text: string) => unknown }
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy }

const { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as typeof globalThis & {
  trustedTypes?: TrustedTypes
}
const trustedAddresses = new Map<string, unknown>()

/**
 * The address of a script or worker, as a page takes it that requires trusted types. The policy `name`, which the server's
 * page-policy.ts has to name, vouches for this one address, whatever it is asked.
 */
export function trustedAddress(name: string, address: string): string {
  const policy = trustedAddresses.has(name)
    ? undefined
    : trustedTypes?.createPolicy(name, { createScriptURL: () => address })
  if (policy) trustedAddresses.set(name, policy.createScriptURL(''))
  return (trustedAddresses.get(name) ?? address) as string
}
