import * as contract from '#contract/ordering/addresses.ts'
import * as invoiceTitles from '#contract/ordering/invoiceTitles.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { fullAddress } from './address.rules.ts'
import {
  dropInvoiceTitle,
  makeDefaultAddress,
  removeReceiverAddress,
  saveInvoiceTitle,
  saveReceiverAddress,
} from './address.service.ts'
import { addressesOf, type AddressRow } from './address.store.ts'
import { presentTitle } from './invoiceTitle.present.ts'
import { invoiceTitlesOf } from './invoiceTitle.store.ts'

const presentAddress = (row: AddressRow): contract.Address => ({
  addressId: row.id,
  consignee: row.consignee,
  mobile: row.mobile,
  regions: row.regions,
  detail: row.detail,
  isDefault: row.is_default,
  fullAddress: fullAddress(row.regions, row.detail),
})

export function addressRoutes(app: App) {
  for (const route of [contract.queryReceiverAddress, contract.queryReceiverAddressByPost] as const)
    serve(app, route, async ({ db, actor }) => (await addressesOf(db, { userId: actor.userId })).map(presentAddress))
  serve(app, contract.saveReceiverAddress, async ({ db, actor, input }) =>
    presentAddress(await saveReceiverAddress(db, actor, input)),
  )
  serve(app, contract.removeReceiverAddress, async ({ db, actor, input }) => {
    await removeReceiverAddress(db, actor, input.addressId)
    return null
  })
  serve(app, contract.setDefaultAddress, async ({ db, actor, input }) => {
    await makeDefaultAddress(db, actor, input.addressId)
    return null
  })
  serve(app, invoiceTitles.listInvoiceTitles, async ({ db, actor }) =>
    (await invoiceTitlesOf(db, { deptPath: actor.deptPath })).map((row) => ({
      ...presentTitle(row),
      isOwn: row.dept_id === actor.deptId,
    })),
  )
  serve(app, invoiceTitles.saveInvoiceTitle, async ({ db, actor, input }) =>
    presentTitle(await saveInvoiceTitle(db, actor, input)),
  )
  serve(app, invoiceTitles.removeInvoiceTitle, async ({ db, actor, input }) => {
    await dropInvoiceTitle(db, actor, input.invoiceTitleId)
    return null
  })
}
