import type { OperationPath } from '../operation.ts'

export const blogPaths = {
  listBlogPosts: { method: 'GET', path: '/blog_posts' },
} as const satisfies Record<string, OperationPath>
