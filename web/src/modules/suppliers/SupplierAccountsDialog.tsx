import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addSupplierAccount,
  issueSupplierPassword,
  listSupplierAccounts,
  type SupplierAccount,
} from '#contract/suppliers/supplierAccounts.ts'
import { inviteSupplierAdministrator } from '#contract/suppliers/supplierPeople.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowActions, RowName, Stack } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { InvitedDialog } from './invitation/InvitedDialog.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

interface SupplierAccountsDialogProps {
  readonly supplier: Supplier
  readonly onClose: () => void
}

type Issued = Reply<typeof addSupplierAccount>
type Invited = Reply<typeof inviteSupplierAdministrator>

/** Accounts of a supplier: operators add the first one, and issue passwords that are shown once. */
export function SupplierAccountsDialog({ supplier, onClose }: SupplierAccountsDialogProps) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [isInviting, setIsInviting] = useState(false)
  const [issued, setIssued] = useState<Issued>()
  const [invited, setInvited] = useState<Invited>()
  return (
    <Dialog
      title={t('suppliers.accounts.title', { name: supplier.shortName })}
      width={800}
      place="right"
      onClose={onClose}
      foot={
        supplier.status === 'active' && (
          <>
            <Button onClick={() => setIsAdding(true)}>{t('suppliers.accounts.add')}</Button>
            <Button variant="solid" onClick={() => setIsInviting(true)}>
              {t('suppliers.accounts.invite')}
            </Button>
          </>
        )
      }
    >
      <Accounts supplier={supplier} onIssued={setIssued} />
      {isAdding && (
        <RouteFormDialog
          title={t('suppliers.accounts.add')}
          route={addSupplierAccount}
          fixed={{ id: supplier.id }}
          initial={{ userName: supplier.contactName }}
          labels="suppliers.accounts.field"
          fields={{ userName: {}, userCode: {}, mobile: {}, email: {} }}
          onDone={setIssued}
          onClose={() => setIsAdding(false)}
        />
      )}
      {isInviting && (
        <RouteFormDialog
          title={t('suppliers.accounts.invite')}
          route={inviteSupplierAdministrator}
          fixed={{ id: supplier.id }}
          initial={{ userName: supplier.contactName }}
          labels="suppliers.accounts.field"
          note={<p>{t('suppliers.accounts.inviteReason')}</p>}
          fields={{ userName: {}, userCode: {}, mobile: { required: true }, email: {} }}
          submit={t('supplierPeople.invite')}
          onDone={setInvited}
          onClose={() => setIsInviting(false)}
        />
      )}
      {invited && <InvitedDialog invited={invited} onClose={() => setInvited(undefined)} />}
      {issued && <IssuedDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </Dialog>
  )
}

interface AccountsProps {
  readonly supplier: Supplier
  readonly onIssued: (issued: Issued) => void
}

function Accounts({ supplier: { id }, onIssued }: AccountsProps) {
  const { t } = useTranslation()
  const accounts = useRead(listSupplierAccounts, { id })
  const issue = useWrite(issueSupplierPassword, { onDone: onIssued })
  const onIssue = async ({ userId, userName: name }: SupplierAccount) => {
    const title = t('suppliers.accounts.issue')
    const text = t('suppliers.accounts.issueText', { name })
    if (await confirm({ title, text, ok: title, cancel: t('common.cancel'), danger: true })) issue.mutate({ userId })
  }
  const columns: readonly Column<SupplierAccount>[] = [
    {
      key: 'userName',
      title: t('suppliers.accounts.field.userName'),
      lead: true,
      render: ({ userName, userCode }) => <RowName under={userCode}>{userName}</RowName>,
    },
    { key: 'mobile', title: t('suppliers.accounts.field.mobile'), render: ({ mobile }) => mobile || '-' },
    {
      key: 'lastLoginAt',
      title: t('suppliers.accounts.lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('suppliers.accounts.never') : <Brief at={lastLoginAt} />),
    },
    {
      key: 'status',
      title: t('suppliers.accounts.state'),
      render: ({ status, hasInitialPassword }) => {
        const state = status === 'active' && hasInitialPassword ? 'waiting' : status
        const tone = state === 'active' ? 'ok' : state === 'waiting' ? 'warn' : 'mute'
        return <StatusTag tone={tone}>{t(`suppliers.accounts.status.${state}`)}</StatusTag>
      },
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (account) => (
        <RowActions>
          <Button variant="text" onClick={() => void onIssue(account)}>
            {t('suppliers.accounts.issue')}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <Table
      label={t('suppliers.accounts.label')}
      rows={accounts}
      rowKey={({ userId }) => userId}
      columns={columns}
      empty={<Empty title={t('suppliers.accounts.none')} reason={t('suppliers.accounts.noneReason')} />}
    />
  )
}

interface IssuedDialogProps {
  readonly issued: Issued
  readonly onClose: () => void
}

/** Account and initial password, shown once for handing over. */
function IssuedDialog({ issued: { userCode, password }, onClose }: IssuedDialogProps) {
  const { t } = useTranslation()
  const text = t('suppliers.accounts.handOver', {
    address: `${location.origin}/login?entrance=supplier`,
    userCode,
    password,
  })
  return (
    <Dialog
      title={t('suppliers.accounts.issued')}
      width={448}
      stays
      onClose={onClose}
      foot={
        <Button variant="solid" onClick={onClose}>
          {t('common.know')}
        </Button>
      }
    >
      <Stack>
        <p>{t('suppliers.accounts.issuedText')}</p>
        <p>
          {text} <CopyButton text={text} />
        </p>
      </Stack>
    </Dialog>
  )
}
