import { isOnHost, manualHostInUse, manualHostsChanged } from '@reable/contract/manuals/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { findHostVersion, type HostVersion, insertHosts } from './host-queries.ts'
import { selectAddresses } from './manual-queries.ts'

type Change = { volunteer: Person | undefined; hosts: string[]; version: number }

/**
 * A steward changes the hosts that manuals may lead to, as they saw them at `version`. Refuses as `requireMay` does, as a conflict a list that was
 * changed since, and as invalid one without a host that a manual leads to.
 */
export async function changeHosts(ctx: Context, { version, ...change }: Change): Promise<HostVersion> {
  const volunteer = await requireMay(ctx, change.volunteer, 'change_manual')
  const hosts = [...new Set(change.hosts)].sort()
  return inTransaction(ctx, async (ctx) => {
    const before = await findHostVersion(ctx)
    await requireNoneInUse(ctx, { before: before?.hosts ?? [], hosts })
    const isNext = version === (before?.version ?? 0)
    if (!(isNext && (await insertHosts(ctx, { hosts, version: version + 1, volunteerId: volunteer.id }))))
      throw new Refusal('conflict', manualHostsChanged)
    await recordAct(ctx, {
      ...{ volunteer, act: 'change_manual', subject: { kind: 'manual', id: 'hosts' } },
      before: { version, hosts: before?.hosts.length ?? 0 },
      after: { version: version + 1, hosts: hosts.length },
    })
    return { hosts, version: version + 1 }
  })
}

async function requireNoneInUse(ctx: Context, { before, hosts }: { before: string[]; hosts: string[] }): Promise<void> {
  const addresses = await selectAddresses(ctx)
  const left = addresses.filter((address) => !isOnHost(address, hosts))
  const host = before.find((one) => left.some((address) => isOnHost(address, [one])))
  if (!host) return
  const message = manualHostInUse(host, left.filter((address) => isOnHost(address, [host])).length)
  throw new Refusal('invalid', message, { errors: { hosts: [message] } })
}
