import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewMenu } from '#contract/administration/menuEntries.ts'
import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { RolePicker } from '#web/modules/identity/roles/RolePickers.tsx'
import css from './Menus.module.css'

interface PreviewDialogProps {
  readonly area: MenuArea
  readonly onClose: () => void
}

/** Menu as accounts with one role see it; the portal's navigation needs no role. */
export function PreviewDialog({ area, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const [roleId, setRoleId] = useState('')
  const maySeeRoles = useMay()('role.manage')
  const isPortal = area === 'portal'
  return (
    <Dialog
      title={t('menus.previewOf', { area: t(`menus.areas.${area}`) })}
      width={480}
      place="right"
      onClose={onClose}
    >
      {!isPortal && maySeeRoles && (
        <div className={css['filter']}>
          <Field
            label={t('menus.role')}
            value={roleId}
            onChange={(next) => setRoleId(String(next))}
            control={<RolePicker />}
          />
        </div>
      )}
      {isPortal || roleId !== '' ? (
        <Suspense fallback={<Skeleton />}>
          <Seen area={area} roleId={roleId} />
        </Suspense>
      ) : (
        <Empty illustration="search" title={t(maySeeRoles ? 'menus.chooseRole' : 'menus.noRoles')} />
      )}
    </Dialog>
  )
}

function Seen({ area, roleId }: { readonly area: MenuArea; readonly roleId: string }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const entries = useRead(previewMenu, roleId === '' ? { area } : { area, roleId })
  if (entries.length === 0) return <Empty illustration="box" title={t('menus.nothingSeen')} />
  return (
    <ul className={css['preview']} aria-label={t('menus.preview')}>
      {entries.map(({ permId, permName: name, enName, level, url }) => (
        <li key={permId} data-level={level}>
          {nameOf({ name, enName })} <small>{url}</small>
        </li>
      ))}
    </ul>
  )
}
