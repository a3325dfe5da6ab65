import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import {
  countZoneGoods,
  createZone,
  editZone,
  listZoneChoices,
  uploadZonePicture,
  type Zone,
  type ZoneDraft,
  ZoneRule,
} from '#contract/catalogue/zones.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Check as isValid } from 'typebox/schema'
import { pathIn } from '#web/kit/admin/tree.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { PictureInput } from '#web/kit/upload/PictureInput.tsx'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

interface ZoneDialogProps {
  /** Zone to edit; without it a new one is added. */
  readonly zone?: Zone
  readonly onClose: () => void
}

const noRule = { categoryIds: [], brandIds: [], supplierIds: [], priceFrom: null, priceTo: null }
const draftOf = (zone: Zone): ZoneDraft => {
  const {
    id: _id,
    version: _version,
    status: _status,
    goods: _goods,
    changedBy: _by,
    changedAt: _at,
    can: _can,
    ...draft
  } = zone
  return draft
}

/** Form of a zone: what buyers see of it, for whom and when, and how its goods are chosen. */
export function ZoneDialog({ zone, onClose }: ZoneDialogProps) {
  const { t } = useTranslation()
  const blank = {
    startsOn: dayFromToday(0),
    endsOn: dayFromToday(30),
    kind: 'hand',
    colour: '#1554c0',
    deptIds: [],
    ...noRule,
  }
  const form = useForm({
    route: zone ? editZone : createZone,
    fixed: zone && { id: zone.id, version: zone.version },
    initial: zone ? draftOf(zone) : blank,
    labels: 'zones.field',
    prune: (values) => (values.kind === 'rule' ? values : { ...values, ...noRule }),
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const isRule = form.values.kind === 'rule'
  const choices = useOptionalRead(listZoneChoices, {}, isRule)
  const categories = useCategoryOptions()
  const optionsOf = (named: readonly { readonly id: string; readonly name: string }[] = []) =>
    named.map(({ id, name }) => ({ value: id, label: name }))
  const { priceFrom, priceTo, categoryIds = [], brandIds = [], supplierIds = [] } = form.values
  const rule = { categoryIds, brandIds, supplierIds, priceFrom: priceFrom || null, priceTo: priceTo || null }
  return (
    <FormDialog of={form} title={t(zone ? 'zones.editTitle' : 'zones.add')} width={800} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            name: {},
            nameEn: {},
            intro: {},
            introEn: {},
            startsOn: {},
            endsOn: {},
            deptIds: { control: <DeptsPicker /> },
            colour: {},
            picture: { control: <PictureInput route={uploadZonePicture} />, wide: true },
            kind: {},
          }}
        />
        {isRule && (
          <Fields
            of={form}
            fields={{
              categoryIds: {
                control: <MultiSelect options={categories} placeholder={t('common.unlimited')} />,
                wide: true,
              },
              brandIds: {
                control: <MultiSelect options={optionsOf(choices?.brands)} placeholder={t('common.unlimited')} />,
              },
              supplierIds: {
                control: <MultiSelect options={optionsOf(choices?.suppliers)} placeholder={t('common.unlimited')} />,
              },
              priceFrom: {},
              priceTo: {},
            }}
          />
        )}
        {isRule ? <RuleCount rule={rule} /> : <Alert tone="info" title={t('zones.goodsLater')} />}
      </Stack>
    </FormDialog>
  )
}

const isBlank = ({ categoryIds, brandIds, supplierIds, priceFrom, priceTo }: ZoneRule) =>
  categoryIds.length + brandIds.length + supplierIds.length === 0 && priceFrom === null && priceTo === null

/** How many goods a rule gathers now. */
function RuleCount({ rule }: { readonly rule: ZoneRule }) {
  const { t } = useTranslation()
  const isReady = !isBlank(rule) && isValid(ZoneRule, rule)
  const counted = useOptionalRead(countZoneGoods, rule, isReady)
  const count = isReady && counted ? formatCount(counted.count) : undefined
  return (
    <Alert tone="info" title={count === undefined ? t('zones.ruleNone') : t('zones.ruleCount', { total: count })} />
  )
}

/** Categories of the first two levels, by their path. */
function useCategoryOptions() {
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, { isShield: '0' }) ?? []
  return all
    .filter(({ treeDepth }) => treeDepth <= 2)
    .map(({ id }) => ({ value: id, label: pathIn(all, id).map(nameOf).join(' / ') }))
}
