import { listViews, removeView, saveView } from '#contract/insight/views.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { listOwnViews, removeOwnView, saveOwnView } from './view.service.ts'

export function viewRoutes(app: App): void {
  serve(app, listViews, async ({ db, actor }) => ({ records: await listOwnViews(db, actor) }))
  serve(app, saveView, async ({ db, actor, input }) => ({ viewId: await saveOwnView(db, actor, input) }))
  serve(app, removeView, async ({ db, actor, input }) => {
    await removeOwnView(db, actor, input.viewId, input.version)
    return null
  })
}
