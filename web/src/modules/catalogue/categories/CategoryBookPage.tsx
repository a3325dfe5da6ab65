import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { childrenIn } from '#web/kit/admin/tree.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { CategoryBranch } from './CategoryBranch.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import type { CategoryEdit } from './categoryEdit.ts'

/** Page to maintain the category tree. */
export function CategoryBookPage() {
  const { t } = useTranslation()
  const [writing, setWriting] = useState<CategoryEdit>()
  const add = (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setWriting({ parent: null })}>
      {t('categories.add')}
    </Button>
  )
  return (
    <Page title={t('categories.title')} purpose={t('categories.purpose')} actions={add}>
      <Card>
        <Suspense fallback={<Skeleton />}>
          <Tree onWrite={setWriting} />
        </Suspense>
      </Card>
      {writing && <CategoryDialog writing={writing} onClose={() => setWriting(undefined)} />}
    </Page>
  )
}

function Tree({ onWrite }: { readonly onWrite: (writing: CategoryEdit) => void }) {
  const { t } = useTranslation()
  const all = useRead(listCatalogs, {})
  if (all.length === 0) return <Empty illustration="box" title={t('categories.none')} />
  return (
    <ul aria-label={t('categories.title')}>
      {childrenIn(all, null).map((category) => (
        <CategoryBranch key={category.id} category={category} all={all} onWrite={onWrite} />
      ))}
    </ul>
  )
}
