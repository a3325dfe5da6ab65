import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { OrganisationTree } from './departments/OrganisationTree.tsx'
import css from './OrganisationPage.module.css'
import { People } from './people/People.tsx'
import { AddPersonDialog } from './people/AddPersonDialog.tsx'
import type { LoginHelp } from './people/PersonDrawer.tsx'

interface OrganisationPageProps {
  /** Components of higher modules. */
  readonly LoginHelp: LoginHelp
  readonly ImportDialog: ComponentType<{ readonly onClose: () => void }>
}

/** Organisation page: departments, and the people of the selected one. */
export function OrganisationPage({ LoginHelp: Help, ImportDialog }: OrganisationPageProps) {
  const { t } = useTranslation()
  const mayManage = useMay()('org.manage')
  const [{ deptId, withBelow = true }, setQuery] = useUrlQuery(qryDeptUsers)
  const actions = mayManage && (
    <>
      <AddButton
        icon={<Icon of={UploadOutlined} />}
        label={t('people.import')}
        renderDialog={(close) => <ImportDialog onClose={close} />}
      />
      <AddButton
        label={t('people.add')}
        renderDialog={(close) => <AddPersonDialog deptId={deptId} onClose={close} />}
      />
    </>
  )
  return (
    <Page title={t('organisation.title')} purpose={t('organisation.purpose')} actions={actions}>
      <div className={css['panes']}>
        <div className={`card ${css['tree']}`}>
          <nav aria-label={t('organisation.departments')}>
            <Suspense fallback={<Skeleton />}>
              <OrganisationTree deptId={deptId} onChoose={(chosen) => setQuery({ deptId: chosen })} />
            </Suspense>
          </nav>
          {deptId !== undefined && (
            <div className={css['below']}>
              <Checkbox
                label={t('organisation.withBelow')}
                checked={withBelow}
                onChange={(checked) => setQuery({ withBelow: checked ? undefined : false })}
              />
            </div>
          )}
        </div>
        <People LoginHelp={Help} />
      </div>
    </Page>
  )
}
