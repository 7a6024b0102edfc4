/**
 * The fields of a fragment, without the name by which codegen tells fragments apart. The props of a component have this
 * type if the component gets the object of another fragment, which spreads the component's fragment with `@unmask`.
 */
export type FieldsOf<Fragment> = Fragment extends unknown ? Omit<Fragment, ' $fragmentName'> : never;
