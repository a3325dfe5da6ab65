import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listInsightScopes } from '#contract/insight/cockpit.ts'
import * as contract from '#contract/insight/walls.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { ShownOnce } from '#web/modules/api/ShownOnce.tsx'

const tones = { active: 'ok', expired: 'warn', stopped: 'err', revoked: 'mute' } as const
const usualDays = 30

interface Created {
  readonly name: string
  readonly token: string
}

/** Links of screens on walls: what each shows, until when and from where, and when it was seen last. */
export function WallLinksPage() {
  const { t } = useTranslation()
  const [created, setCreated] = useState<Created>()
  const { tag, options } = useStatuses(tones, (status) => t(`wallLinks.field.status.options.${status}`))
  return (
    <>
      <RecordPage
        texts="wallLinks"
        route={contract.listWallLinks}
        exported={contract.exportWallLinks}
        rowKey={({ id }) => id}
        renderAdd={(close) => <AddWallLink onCreated={setCreated} onClose={close} />}
        columns={[
          {
            key: 'name',
            sort: 'name',
            lead: true,
            render: ({ name, prefix }) => <RowName under={`${prefix}…`}>{name}</RowName>,
          },
          { key: 'deptName', render: ({ deptName }) => deptName || t('wallLinks.everything') },
          { key: 'period', render: ({ period }) => t(`wallLinks.field.period.options.${period}`) },
          { key: 'makerName' },
          { key: 'expiresOn', sort: 'expiresOn' },
          {
            key: 'lastSeenAt',
            sort: 'lastSeenAt',
            render: ({ lastSeenAt, lastSeenIp }) =>
              lastSeenAt === null ? (
                t('wallLinks.neverSeen')
              ) : (
                <>
                  <Brief at={lastSeenAt} />
                  <Under>{lastSeenIp}</Under>
                </>
              ),
          },
          { key: 'status', render: ({ status }) => tag(status) },
        ]}
        filters={[
          {
            name: 'status',
            label: t('wallLinks.field.status.label'),
            control: <Select hint={t('common.all')} options={options} />,
          },
        ]}
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (row, close) => <WallLinkDrawer shown={row} onClose={close} />,
          },
          revoke: {
            danger: true,
            call: callTo(contract.revokeWallLink, ({ id }: contract.WallLink) => ({ id })),
            confirm: ({ name }) => ({ title: t('wallLinks.revokeTitle'), text: t('wallLinks.revokeText', { name }) }),
          },
        }}
      />
      {created && (
        <ShownOnce
          title={t('wallLinks.createdTitle', { name: created.name })}
          note={t('wallLinks.createdText')}
          secret={`${location.origin}${contract.wallPage}#${created.token}`}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  )
}

/** Detail of a link with its changes. */
function WallLinkDrawer({ shown, onClose }: { readonly shown: contract.WallLink; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const changes = { route: contract.listWallLinkChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={shown.name} texts="wallLinks" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="wallLinks"
        record={shown}
        fields={[
          { key: 'deptName', render: ({ deptName }) => deptName || t('wallLinks.everything') },
          { key: 'period', render: ({ period }) => t(`wallLinks.field.period.options.${period}`) },
          { key: 'makerName' },
          { key: 'expiresOn' },
          {
            key: 'networks',
            wide: true,
            render: ({ networks }) => (networks.length === 0 ? t('wallLinks.everywhere') : networks.join('  ')),
          },
        ]}
      />
    </RecordDrawer>
  )
}

interface AddWallLinkProps {
  readonly onCreated: (created: Created) => void
  readonly onClose: () => void
}

function AddWallLink({ onCreated, onClose }: AddWallLinkProps) {
  const { t } = useTranslation()
  const { departments } = useRead(listInsightScopes, {})
  return (
    <RouteFormDialog
      title={t('wallLinks.add')}
      submit={t('wallLinks.add')}
      route={contract.createWallLink}
      initial={{ period: 'year', expiresOn: dayFromToday(usualDays), networks: [] }}
      labels="wallLinks.field"
      fields={{
        name: { as: 'line' },
        period: {},
        expiresOn: {},
        deptId: {
          wide: true,
          control: (
            <Select
              hint={t('wallLinks.everything')}
              options={departments.map(({ id, name, level }) => ({
                value: id,
                label: `${'　'.repeat(level - 1)}${name}`,
              }))}
            />
          ),
        },
        networks: { wide: true },
      }}
      onClose={onClose}
      onDone={onCreated}
    />
  )
}
