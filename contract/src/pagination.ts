/** The `x-pagination` header, JSON. Pages count from 1; an empty list has one page. */
export type Pagination = { current_page: number; last_page: number; total_pages: number; total_posts: number }

/** The header's value for page `page` of `total` listings with `size` on a page. */
export function pagination(page: number, size: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / size))
  return { current_page: page, last_page: pages, total_pages: pages, total_posts: total }
}
