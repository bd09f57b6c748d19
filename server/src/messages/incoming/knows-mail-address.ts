import { type KnowsAddress, mailOfReturnPath } from '#platform/mail'
import { conversationOfReplyAddress } from '../relay/reply-address.ts'

/** True for an address that stands for somebody to whom its holder may write, and for the return path of a mail of ours. */
export const knowsMailAddress: KnowsAddress = async (ctx, address) =>
  mailOfReturnPath(ctx.config, address) !== undefined || (await conversationOfReplyAddress(ctx, address)) !== undefined
