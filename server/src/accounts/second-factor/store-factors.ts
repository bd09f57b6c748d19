import { type Context, inTransaction } from '#platform/context'
import { findTotp, upsertTotp } from './factor-queries.ts'
import { insertPasskey } from './passkey-queries.ts'
import { sealSecret } from './sealed-secret.ts'

type Factors = {
  personId: number
  totpSecret: string
  passkeys: { name: string; credentialId: string; publicKey: Buffer }[]
}

/** Stores second factors that are known beforehand, unless the person has some: those of the demonstration. */
export async function storeFactors(ctx: Context, { personId, totpSecret: secret, passkeys }: Factors): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (await findTotp(ctx, personId)) return
    await upsertTotp(ctx, { personId, sealed: sealSecret(ctx, { secret, personId }), lastStep: 0 })
    for (const passkey of passkeys) await insertPasskey(ctx, { personId, counter: 0, transports: [], ...passkey })
  })
}
