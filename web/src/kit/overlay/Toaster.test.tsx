import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { toast } from './toast.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('toasts: last from their rendering: successes three seconds, errors five, actions eight', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // As on a page that is too busy to render them yet.
  toast.success('已保存')
  toast.error('保存失败')
  toast.info('已移除', { label: '撤销', onAction: () => undefined })
  vi.advanceTimersByTime(60_000)
  const [saved, failed, removed] = ['已保存', '保存失败', '已移除'].map((text) => page.getByText(text))
  // Waits by a timer for replies, of which there are none.
  const shown = show(<p>页面</p>)
  while (vi.getTimerCount() < 3) await new Promise((done) => requestAnimationFrame(done))
  for (const [ms, isShown] of [
    [0, [true, true, true]],
    [2_999, [true, true, true]],
    [1, [false, true, true]],
    [2_000, [false, false, true]],
    [3_000, [false, false, false]],
  ] as const) {
    vi.advanceTimersByTime(ms)
    for (const [at, one] of [saved!, failed!, removed!].entries())
      await (isShown[at] ? expect.element(one).toBeInTheDocument() : expect.element(one).not.toBeInTheDocument())
  }
  vi.useRealTimers()
  await shown
})
