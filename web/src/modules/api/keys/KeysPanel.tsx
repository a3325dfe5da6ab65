import { useTranslation } from 'react-i18next'
import * as contract from '#contract/api/keys.ts'
import { getServiceAccount, listScopes } from '#contract/api/serviceAccounts.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { ScopeTree } from './ScopeTree.tsx'

const tones = { active: 'ok', expired: 'warn', disabled: 'mute', revoked: 'mute' } as const

interface CreatingProps {
  readonly onCreated: (key: contract.NewApiKey) => void
}

/** Keys of all service accounts: what they may do, from where, until when, and when they were used. */
export function KeysPanel({ onCreated }: CreatingProps) {
  const { t } = useTranslation()
  const { tag, options } = useStatuses(tones, (status) => t(`apiKeys.field.status.options.${status}`))
  return (
    <RecordPanel
      texts="apiKeys"
      route={contract.listApiKeys}
      exported={contract.exportApiKeys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: ({ name, prefix }) => <RowName under={`${prefix}…`}>{name}</RowName>,
        },
        { key: 'accountName' },
        {
          key: 'scopes',
          right: true,
          title: t('apiKeys.scopeCount'),
          render: ({ scopes }) => scopes.length,
        },
        {
          key: 'expiresOn',
          sort: 'expiresOn',
          render: ({ expiresOn, formerUntil }) => (
            <>
              {expiresOn}
              {formerUntil !== null && <Under>{t('apiKeys.formerUntil', { at: secondOf(formerUntil) })}</Under>}
            </>
          ),
        },
        {
          key: 'lastUsedAt',
          sort: 'lastUsedAt',
          render: ({ lastUsedAt, lastUsedIp }) =>
            lastUsedAt === null ? (
              t('apiKeys.neverUsed')
            ) : (
              <>
                <Brief at={lastUsedAt} />
                <Under>{lastUsedIp}</Under>
              </>
            ),
        },
        { key: 'status', render: ({ status }) => tag(status) },
      ]}
      filters={[
        {
          name: 'status',
          label: t('apiKeys.field.status.label'),
          control: <Select hint={t('common.all')} options={options} />,
        },
      ]}
      actions={{
        detail: {
          shown: () => true,
          renderDialog: (row, close) => <KeyDrawer shown={row} onClose={close} />,
        },
        edit: { renderDialog: (row, close) => <EditKeyDialog edited={row} onClose={close} /> },
        rotate: {
          renderDialog: (row, close) => <RotateDialog rotated={row} onCreated={onCreated} onClose={close} />,
        },
        revoke: {
          danger: true,
          call: callTo(contract.revokeApiKey, ({ id }: contract.ApiKey) => ({ id })),
          confirm: ({ name }) => ({ title: t('apiKeys.revokeTitle'), text: t('apiKeys.revokeText', { name }) }),
        },
      }}
    />
  )
}

/** Detail of a key with its changes. */
function KeyDrawer({ shown, onClose }: { readonly shown: contract.ApiKey; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const known = new Map(
    useRead(listScopes, {}).flatMap(({ permissions }) => permissions.map((each) => [each.code, nameOf(each)] as const)),
  )
  const changes = { route: contract.listApiKeyChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={shown.name} texts="apiKeys" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="apiKeys"
        record={shown}
        fields={[
          { key: 'accountName' },
          { key: 'prefix', render: ({ prefix }) => `${prefix}…` },
          { key: 'expiresOn' },
          { key: 'callsPerMinute' },
          {
            key: 'networks',
            wide: true,
            render: ({ networks }) => (networks.length === 0 ? t('apiKeys.everywhere') : networks.join('  ')),
          },
          {
            key: 'scopes',
            wide: true,
            render: ({ scopes }) => <Tags of={scopes.map((code) => known.get(code) ?? code)} />,
          },
        ]}
      />
    </RecordDrawer>
  )
}

const fields = {
  name: { as: 'line' },
  expiresOn: {},
  networks: { wide: true },
  callsPerMinute: {},
} as const
const frame = { width: 800, place: 'right' } as const

function EditKeyDialog({ edited, onClose }: { readonly edited: contract.ApiKey; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { permissions } = useRead(getServiceAccount, { id: edited.accountId })
  return (
    <RouteFormDialog
      {...frame}
      title={t('apiKeys.editTitle')}
      route={contract.editApiKey}
      fixed={{ id: edited.id, version: edited.version }}
      initial={edited}
      labels="apiKeys.field"
      fields={{ ...fields, scopes: { wide: true, control: <ScopeTree within={permissions} /> } }}
      onClose={onClose}
    />
  )
}

interface AddKeyDialogProps extends CreatingProps {
  readonly accountId: string
  readonly permissions: readonly string[]
  readonly onClose: () => void
}

/** Dialog that creates a key of a service account. */
export function AddKeyDialog({ accountId, permissions, onCreated, onClose }: AddKeyDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      {...frame}
      title={t('apiKeys.add')}
      route={contract.createApiKey}
      fixed={{ accountId }}
      initial={{ callsPerMinute: contract.keyCalls.usual, scopes: [], networks: [] }}
      labels="apiKeys.field"
      fields={{ ...fields, scopes: { wide: true, control: <ScopeTree within={permissions} /> } }}
      onClose={onClose}
      onDone={onCreated}
    />
  )
}

interface RotateDialogProps extends CreatingProps {
  readonly rotated: contract.ApiKey
  readonly onClose: () => void
}

function RotateDialog({ rotated: { id, version, name }, onCreated, onClose }: RotateDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('apiKeys.rotateTitle', { name })}
      columns={1}
      route={contract.rotateApiKey}
      fixed={{ id, version }}
      initial={{ overlapHours: '24' }}
      labels="apiKeys.field"
      fields={{ overlapHours: {} }}
      submit={t('apiKeys.action.rotate')}
      onClose={onClose}
      onDone={onCreated}
    />
  )
}
