import * as contract from '#contract/login/qrLogin.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { collectLogin, confirmQrCode, renderQrCode, newQrCode, scanQrCode, qrStatusOf } from './qr.service.ts'

export function qrRoutes(app: App) {
  const { context } = app

  serve(app, contract.getQRCodeServiceNo, ({ actor }) => newQrCode(context, actor))
  for (const route of [contract.getLoginQRCode, contract.getCaLoginQRCode])
    serve(app, route, ({ db, actor, input, request }) => {
      if (input.tenantId !== undefined && input.tenantId !== actor.tenantId) refuse('tenant.mismatch')
      return renderQrCode(db, input.serviceNo, app.context.originOf(request))
    })
  for (const route of [contract.getLoginStatus, contract.getCaLoginStatus])
    serve(app, route, async ({ db, input }) => ({ status: await qrStatusOf(db, input.serviceNo) }))

  serve(app, contract.getQRCodeToken, ({ actor, input, request }) => {
    const { skey } = request.headers
    return collectLogin(context, actor, { ...input, skey: typeof skey === 'string' ? skey : '' })
  })
  serve(app, contract.scanQRCode, ({ db, actor, input }) => scanQrCode(db, actor, input.serviceNo))
  serve(app, contract.confirmQRCode, async ({ db, actor, input }) => {
    await confirmQrCode(db, actor, input.serviceNo, input.agreed)
    return null
  })
}
