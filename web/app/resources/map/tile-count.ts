/** How many of the tiles that were asked for came. */
export type TileCount = { loaded: number; failed: number }

export const noTiles: TileCount = { loaded: 0, failed: 0 }

export const countTile = ({ loaded, failed }: TileCount, tile: 'came' | 'failed'): TileCount =>
  tile === 'came' ? { loaded: loaded + 1, failed } : { loaded, failed: failed + 1 }

/** Whether they make a map that people can read. Until then, and where a single one is missing, the drawn map shows. */
export const areTilesUsable = ({ loaded, failed }: TileCount): boolean => loaded > failed

/** Whether to stop asking for them. */
export const haveTilesFailed = ({ loaded, failed }: TileCount): boolean => failed > 2 && failed > loaded
