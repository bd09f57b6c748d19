/** For pages whose address contained a token: nothing caches them, and no later page learns their address as the referrer. */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
