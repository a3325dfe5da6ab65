import { orderTracking } from '#contract/ordering/delivery/tracking.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { trackingOf } from './tracking.service.ts'

export const trackingRoutes = (app: App) =>
  serve(app, orderTracking, ({ db, actor, input }) => trackingOf(db, actor, input.orderId))
