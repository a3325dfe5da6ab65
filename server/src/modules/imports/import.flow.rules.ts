import { type ImportStatus, importStatusNames } from '#contract/imports/imports.ts'
import { flow } from '#kit/flow.ts'

export type ImportAction = 'start' | 'cancel' | 'take' | 'giveBack' | 'finish' | 'fail'

/** Flow of an import. A worker takes it, also from a dead worker, and returns it if the worker has to stop first. */
export const importFlow = flow<{ status: ImportStatus }, ImportStatus, ImportAction>(
  {
    start: { from: ['uploaded'], to: 'queued', needs: 'product.import' },
    cancel: { from: ['uploaded', 'queued', 'running'], to: 'cancelled', needs: 'product.import' },
    take: { from: ['queued', 'running'], to: 'running', needs: 'system' },
    giveBack: { from: ['running'], to: 'queued', needs: 'system' },
    finish: { from: ['running'], to: 'done', needs: 'system' },
    fail: { from: ['running'], to: 'failed', needs: 'system' },
  },
  importStatusNames,
)
