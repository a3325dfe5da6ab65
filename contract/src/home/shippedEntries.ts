import type { FeatureEntry } from './blocks.ts'

/** Entry links of the default layouts. */
const entry = (
  icon: FeatureEntry['icon'],
  name: string,
  text: string,
  enName: string,
  enText: string,
  openUrl: string,
): FeatureEntry => ({ icon, name, text, enName, enText, openUrl })

export const mall = entry('mall', '物资商城', '协议直采', 'Mall', 'Buy at agreed prices', '/mall')
export const inquiry = entry('inquiry', '询比价', '多家报价择优', 'Inquiries', 'Compare quotes', '/comparisonHall')
export const bidding = entry('bidding', '竞价采购', '公开反向竞价', 'Bidding', 'Open reverse bidding', '/biddingHall')
export const fixed = entry(
  'fixed',
  '定点采购',
  '指定供应来源',
  'Direct purchases',
  'Chosen suppliers',
  '/fixedComparisonHall',
)
export const notices = entry('notices', '公告中心', '采购与平台公告', 'Announcements', 'Platform news', '/notice')
const verify = entry('verify', '结果验证', '公开可查可验', 'Verify a result', 'Anyone can check', '/verifyResult')
export const help = entry('help', '帮助中心', '规则与常见问题', 'Help centre', 'Rules and FAQs', '/noLoghelpCenter')
export const entries = [mall, inquiry, bidding, fixed, notices, verify]
