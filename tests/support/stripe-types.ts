import ts from 'typescript';

/** The names of types in the installed Stripe SDK, keyed by the value of the field `object` in a response. */
const declared = {
  balance: 'Stripe.Balance',
  balance_transaction: 'Stripe.BalanceTransaction',
  charge: 'Stripe.Charge',
  customer: 'Stripe.Customer',
  dispute: 'Stripe.Dispute',
  event: 'Stripe.Event',
  mandate: 'Stripe.Mandate',
  payment_intent: 'Stripe.PaymentIntent',
  payment_method: 'Stripe.PaymentMethod',
  payout: 'Stripe.Payout',
  'radar.early_fraud_warning': 'Stripe.Radar.EarlyFraudWarning',
  refund: 'Stripe.Refund',
} as const;

const FILE = `${process.cwd()}/declared-by-stripe.ts`;
const source = `import type Stripe from 'stripe';
export interface Declared {
${Object.entries(declared)
  .map(([name, type]) => `  '${name}': ${type};`)
  .join('\n')}
}`;

/**
 * Reads the .d.ts files of the Stripe SDK a single time.
 * @returns a function that lists the differences between a value and its declared type
 */
export function createDeclarations() {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === FILE ? ts.createSourceFile(FILE, source, ts.ScriptTarget.ES2023) : getSourceFile(path, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(FILE);
  const root = file && checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores('Declared'));
  if (!root) throw new Error('The declarations of Stripe cannot be read.');
  const types = checker.getDeclaredTypeOfSymbol(root);

  const typeOf = (property: ts.Symbol) => checker.getTypeOfSymbol(property);
  const has = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;

  function problemsOf(type: ts.Type, value: unknown, at: string): string[] {
    if (type.isUnion()) {
      const tried = membersFor(type, value).map((member) => problemsOf(member, value, at));
      return tried.toSorted((a, b) => a.length - b.length)[0] ?? [`${at} is ${JSON.stringify(value)}`];
    }
    // In the types of the SDK, `string & Record<never, never>` stands for any string.
    if (type.isIntersection()) return type.types.some((part) => fits(part, value)) ? [] : mismatch(type, value, at);
    if (!isObject(type)) return fits(type, value) ? [] : mismatch(type, value, at);
    if (checker.isArrayType(type)) {
      const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      if (!Array.isArray(value) || !item) return mismatch(type, value, at);
      return value.flatMap((each, index) => problemsOf(item, each, `${at}[${index}]`));
    }
    if (!isRecord(value)) return mismatch(type, value, at);
    const properties = checker.getPropertiesOfType(type);
    const known = new Map(properties.map((property) => [property.name, property]));
    const any = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const absent = properties
      .filter(({ name, flags }) => (flags & ts.SymbolFlags.Optional) === 0 && !(name in value))
      .map(({ name }) => `${at}.${name} is missing`);
    const wrong = Object.entries(value).flatMap(([name, each]) => {
      const property = known.get(name);
      const declaredType = property ? typeOf(property) : any;
      return declaredType ? problemsOf(declaredType, each, `${at}.${name}`) : [`${at}.${name} is not declared`];
    });
    return [...absent, ...wrong];
  }

  /**
   * Returns the types of a union that a value may match: the type with the same `type` field, or all types of the
   * union.
   */
  function membersFor(type: ts.UnionType, value: unknown) {
    if (!isRecord(value) || typeof value.type !== 'string') return type.types;
    const named = type.types.filter((member) => {
      const kind = member.getProperty('type');
      return kind && typeOf(kind).isStringLiteral() && fits(typeOf(kind), value.type);
    });
    return named.length > 0 ? named : type.types;
  }

  function fits(type: ts.Type, value: unknown) {
    if (type.isLiteral()) return type.value === value;
    if (has(type, ts.TypeFlags.BooleanLiteral)) return checker.typeToString(type) === String(value);
    if (has(type, ts.TypeFlags.Null)) return value === null;
    if (has(type, ts.TypeFlags.String)) return typeof value === 'string';
    if (has(type, ts.TypeFlags.Number)) return typeof value === 'number';
    return has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown);
  }

  function mismatch(type: ts.Type, value: unknown, at: string) {
    return [`${at} is ${JSON.stringify(value)} instead of ${checker.typeToString(type)}`];
  }

  return (value: unknown) => {
    const name = isRecord(value) ? String(value.object) : '';
    const property = types.getProperty(name);
    return property ? problemsOf(typeOf(property), value, name) : [`${name} is no object of Stripe`];
  };
}

function isObject(type: ts.Type) {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
