import * as contract from '#contract/wallet/wallet.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { documented, fundEntryList, presentEntry } from '#modules/ledger/index.ts'
import { walletColumns, walletEntryColumns, walletScope } from './wallet.rules.ts'
import { blockWallet, findOwnWallet, openWallet, presentWallet, readWallet, unblockWallet } from './wallet.service.ts'
import { walletList } from './wallet.store.ts'

export function walletRoutes(app: App) {
  serve(app, contract.findWallet, ({ db, actor }) => findOwnWallet(db, actor))
  const entries = {
    list: documented(fundEntryList, app.context.queryPorts),
    filter: async ({ db, actor, input: { id } }: ListCall<{ id: string }>) => ({
      fundId: (await readWallet(db, actor, id)).id,
    }),
    present: presentEntry,
  }
  serveList(app, contract.listWalletEntries, entries)
  serveExport(app, contract.exportWalletEntries, {
    ...entries,
    name: ['钱包明细', 'Wallet entries'],
    columns: walletEntryColumns,
  })
  const { write } = serveRecords(app, contract.listWallets, {
    list: walletList,
    scope: walletScope,
    present: presentWallet,
    exported: { route: contract.exportWallets, name: ['钱包账户', 'Wallets'], columns: walletColumns },
  })
  write(contract.openWallet, openWallet)
  write(contract.blockWallet, blockWallet)
  write(contract.unblockWallet, unblockWallet)
}
