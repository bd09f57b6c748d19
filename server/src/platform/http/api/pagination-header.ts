import { pagination } from '@reable/contract/pagination'
import type { FastifyReply } from 'fastify'

/** Sets `x-pagination` for page `page` of `total` things at `size` a page. */
export function setPaginationHeader(reply: FastifyReply, page: number, size: number, total: number): void {
  reply.header('x-pagination', JSON.stringify(pagination(page, size, total)))
}
