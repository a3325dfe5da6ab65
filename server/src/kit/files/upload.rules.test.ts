import { expect, test } from 'vitest'
import { endingOf, violationOfContent, violationOfName, plainName } from './upload.rules.ts'

const accept = ['.pdf', '.png', '.jpg', '.xlsx', '.csv', '.zip']

test.each([
  ['a contract', '合同（盖章）.pdf', false],
  ['capitals', 'SCAN.PDF', false],
  ['dots in a name', '报价 v1.2.3.xlsx', false],
  ['a kind that is not on the list', 'film.mkv', 'upload.ending'],
  ['no ending', 'README', 'upload.ending'],
  ['only an ending', '.pdf', false],
  ['a page', 'a.html', 'upload.forbidden'],
  ['a page by its other name', 'a.htm', 'upload.forbidden'],
  ['a drawing that can hold a script', 'a.svg', 'upload.forbidden'],
  ['a page of a Java server', 'a.jsp', 'upload.forbidden'],
  ['and its other name', 'a.jspx', 'upload.forbidden'],
  ['PHP', 'a.php', 'upload.forbidden'],
  ['PHP under another number', 'a.php5', 'upload.forbidden'],
  ['in capitals', 'a.PhP', 'upload.forbidden'],
  ['behind another ending', 'a.php.jpg', 'upload.forbidden'],
  ['behind another ending in capitals', 'evil.PHP.jpg', 'upload.forbidden'],
  ['a page behind another ending', 'x.html.pdf', 'upload.forbidden'],
  ['further in front', 'a.jsp.tar.png', false],
  ['a domain in a name', '京东.com采购截图.pdf', false],
  ['a domain before the ending', '报价-jd.com.pdf', false],
  ['a library in a name', 'Vue.js入门.pdf', false],
  ['a language in a name', 'A.java规范.pdf', false],
  ['a class before the ending', 'A.class.pdf', false],
  ['a program behind a domain', 'jd.com.exe', 'upload.forbidden'],
  ['blanks and dots at the end', 'a.exe. .', 'upload.forbidden'],
  ['with a blank', 'a.php .jpg', 'upload.forbidden'],
  ['with a semicolon', 'a.asp;.jpg', 'upload.forbidden'],
  ['with a colon', 'a.php::$DATA', 'upload.forbidden'],
  ['in full-width letters', 'a.ｐｈｐ.png', 'upload.forbidden'],
  ['with a dot at the end', 'a.php.', 'upload.forbidden'],
  ['Java', 'A.java', 'upload.forbidden'],
  ['a class', 'A.class', 'upload.forbidden'],
  ['a program', 'setup.exe', 'upload.forbidden'],
  ['Python', 'x.py', 'upload.forbidden'],
  ['Vue', 'x.vue', 'upload.forbidden'],
  ['a script', 'x.js', 'upload.forbidden'],
] as const)('upload rules: %s: %s', (_, name, outcome) => expect(violationOfName(name, accept)).toBe(outcome))

test.each([
  ['C:\\fakepath\\报价.xlsx', '报价.xlsx'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['a\u0000.php\u0000.png', 'a.php.png'],
  ['gpj.\u202Efdp.pdf', 'gpj.fdp.pdf'],
  ['  a.pdf\r\n', 'a.pdf'],
])('upload rules: %j is stored as %j', (given, kept) => expect(plainName(given)).toBe(kept))

test('upload rules: a truncated name keeps its extension', () => {
  const name = plainName(`${'合'.repeat(300)}.xlsx`)
  expect(name.length).toBeLessThanOrEqual(120)
  expect(endingOf(name)).toBe('.xlsx')
  expect(plainName(`${'𠮷'.repeat(115)}.xlsx`)).toBe(`${'𠮷'.repeat(115)}.xlsx`)
  expect(plainName(`长${'𠮷'.repeat(120)}.xlsx`)).toBe(`长${'𠮷'.repeat(99)}….xlsx`)
})

const bytes = (text: string) => Buffer.from(text, 'latin1')
test.each([
  ['a PDF', '%PDF-1.7', '.pdf', false],
  ['a page that says it is a PDF', '<html>%PDF-', '.pdf', 'upload.content'],
  ['a PNG', '\x89PNG\r\n\x1a\n', '.png', false],
  ['a PNG that says it is a JPEG', '\x89PNG\r\n\x1a\n', '.jpg', 'upload.content'],
  ['a JPEG', '\xff\xd8\xff\xe0', '.jpeg', false],
  ['an archive', 'PK\x03\x04', '.zip', false],
  ['a program that says it is a spreadsheet', 'MZ\x90\x00', '.xlsx', 'upload.content'],
  ['a spreadsheet with a password', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '.xlsx', 'upload.encrypted'],
  ['an old spreadsheet', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '.xls', false],
  ['text', Buffer.from('编码,名称\r\n1,a').toString('latin1'), '.csv', false],
  ['text with a mark', '\xef\xbb\xbfa,b', '.csv', false],
  ['an archive that says it is text', 'PK\x03\x04', '.csv', 'upload.content'],
  ['a page that says it is text', '\xef\xbb\xbf <!DOCTYPE html>', '.csv', 'upload.content'],
  ['a script that says it is text', '<?php system($_GET[0]);', '.txt', 'upload.content'],
  ['a film', '\x00\x00\x00\x20ftypisom', '.mp4', false],
  ['a page that says it is a film', '<html>', '.mp4', 'upload.content'],
  ['a recording', 'RIFF\x24\x08\x00\x00WAVEfmt ', '.wav', false],
  ['a film that says it is a recording', 'RIFF\x24\x08\x00\x00AVI LIST', '.wav', 'upload.content'],
  ['a song', 'ID3\x04', '.mp3', false],
  ['a song without a tag', '\xff\xfb\x90', '.mp3', false],
  ['a program that says it is a song', 'MZ\x90\x00', '.mp3', 'upload.content'],
  ['nothing', '', '.pdf', 'upload.content'],
] as const)('upload rules: %s', (_, head, ending, outcome) =>
  expect(violationOfContent(bytes(head), ending)).toBe(outcome),
)
