// Which licences the dependencies of the server and the pages may have, and the page that lists them.

/** Licences that allow us to pass software on with ours, and on what terms. Another one needs a decision, and a line here. */
const ALLOWED = {
  '0BSD': 'no condition',
  'Apache-2.0': 'licence and notices go along',
  'BSD-2-Clause': 'licence goes along',
  'BSD-3-Clause': 'licence goes along',
  ISC: 'licence goes along',
  MIT: 'licence goes along',
  'MPL-2.0':
    'licence goes along; its files may be used as they are, changes to them would have to be published',
  'OFL-1.1': 'licence goes along; typefaces only',
};

function licenceOf({ licenses = [] }) {
  const said = licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);
  return said.length === 0 ? 'none' : said.join(' AND ');
}

/** pnpm lists the builds for the machine it runs on. They have the licence of the package that brings them. */
const FOR_ONE_MACHINE = /-(?:darwin|linux|win32)-(?:arm|arm64|ia32|x64)/;

const isListed = ({ group, name }) => group !== '@pampa' && !FOR_ONE_MACHINE.test(name);

/** The names of the components by licence. Not our own packages, and the same on all machines. */
export function licencesOf({ components }) {
  const found = new Map();
  for (const component of components.filter(isListed)) {
    const { group, name } = component;
    const licence = licenceOf(component);
    found.set(licence, [...(found.get(licence) ?? []), group === undefined ? name : `${group}/${name}`]);
  }
  return [...found].map(([licence, names]) => [licence, [...new Set(names)].sort()]).sort();
}

export function refusedOf(licences) {
  return licences.filter(([licence]) => !Object.hasOwn(ALLOWED, licence));
}

export function pageOf(licences) {
  return `# Licences

What the server and the pages are built from, by licence. \`npm run licences\` writes this page from what is installed, and
\`npm test\` fails if it is not current, or if a licence is not among the allowed ones (\`scripts/lib/licences.mjs\`). Versions and
hashes are in the bill of materials of each release (\`npm run sbom\`). The full texts: of what reaches the browser in
\`licences.txt\` beside the built page, of the server's in the folder of each package.

| licence | terms | packages |
|---|---|---|
${licences.map(([licence, names]) => `| ${licence} | ${ALLOWED[licence] ?? 'not allowed'} | ${names.join(', ')} |`).join('\n')}
`;
}
