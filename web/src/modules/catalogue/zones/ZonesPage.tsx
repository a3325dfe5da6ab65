import { useTranslation } from 'react-i18next'
import { exportZones, listZones, moveZone, removeZone, type Zone } from '#contract/catalogue/zones.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useMay } from '#web/kit/client/me.ts'
import { briefly, dayFromToday } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { ZoneDialog } from './ZoneDialog.tsx'
import { ZoneGoodsDialog } from './ZoneGoodsDialog.tsx'
import { ZonePreviewDialog } from './ZonePreviewDialog.tsx'
import { ZoneVersionsDialog } from './ZoneVersionsDialog.tsx'

const statuses = ['draft', 'published', 'down'] as const
type State = 'draft' | 'down' | 'coming' | 'running' | 'over'
const tones: Record<State, Tone> = { draft: 'mute', down: 'mute', coming: 'info', running: 'ok', over: 'mute' }

const stateOf = ({ status, startsOn, endsOn }: Zone, today: string): State => {
  if (status !== 'published') return status
  if (today < startsOn) return 'coming'
  return today > endsOn ? 'over' : 'running'
}

const ofZone = ({ id, version }: Zone) => ({ id, version })

/** Page of the zones of a tenant. */
export function ZonesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const today = dayFromToday(0)
  return (
    <RecordPage
      texts="zones"
      renderAdd={(close) => <ZoneDialog onClose={close} />}
      route={listZones}
      exported={exportZones}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: ({ name, nameEn }) => <RowName under={nameEn}>{name}</RowName>,
        },
        {
          key: 'goods',
          render: ({ kind, goods }) =>
            kind === 'hand' ? t('zones.byHand', { total: formatCount(goods) }) : t('zones.byRule'),
        },
        {
          key: 'period',
          sort: 'endsOn',
          render: (zone) => (
            <span className="num together">
              {zone.startsOn} – {zone.endsOn}
              <Under>
                <StatusTag tone={tones[stateOf(zone, today)]}>{t(`zones.states.${stateOf(zone, today)}`)}</StatusTag>
              </Under>
            </span>
          ),
        },
        {
          key: 'audience',
          render: ({ deptIds }) =>
            deptIds.length === 0 ? t('zones.everybody') : t('zones.departments', { count: deptIds.length }),
        },
        {
          key: 'changedAt',
          sort: 'changedAt',
          render: ({ changedAt, changedBy }) => <RowName under={changedBy}>{briefly(changedAt)}</RowName>,
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t('zones.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({ value, label: t(`zones.field.status.options.${value}`) }))}
            />
          ),
        },
      ]}
      actions={{
        goods: {
          shown: ({ kind }) => kind === 'hand' && may('goods.read'),
          renderDialog: (zone, close) => <ZoneGoodsDialog zone={zone} onClose={close} />,
        },
        publish: {
          call: callTo(moveZone, (zone: Zone) => ({ ...ofZone(zone), action: 'publish' as const })),
          confirm: ({ name }) => ({ title: t('zones.publishTitle'), text: t('zones.publishText', { name }) }),
        },
        takeDown: {
          call: callTo(moveZone, (zone: Zone) => ({ ...ofZone(zone), action: 'takeDown' as const })),
          confirm: ({ name }) => ({ title: t('zones.takeDownTitle'), text: t('zones.takeDownText', { name }) }),
        },
        preview: {
          shown: () => may('org.read'),
          renderDialog: (zone, close) => <ZonePreviewDialog zone={zone} onClose={close} />,
        },
        versions: {
          shown: () => true,
          renderDialog: (zone, close) => <ZoneVersionsDialog zone={zone} onClose={close} />,
        },
        edit: { shown: () => true, renderDialog: (zone, close) => <ZoneDialog zone={zone} onClose={close} /> },
        remove: {
          danger: true,
          call: callTo(removeZone, ofZone),
          confirm: ({ name }) => ({ title: t('zones.removeTitle'), text: t('zones.removeText', { name }) }),
        },
      }}
    />
  )
}
