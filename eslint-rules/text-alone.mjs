import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const UNKNOWN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * A browser that translates a page replaces its text nodes. React keeps the old ones: it changes
 * invisible text, and throws when it inserts before or removes an old node. Only text that is the
 * only child of a host element is safe: there React sets the element's textContent.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      siblings: 'Text beside a sibling breaks in translated pages: give the text its own element.',
      fragment: 'Text directly in a fragment breaks in translated pages: give it an element.',
      list: 'A list of texts breaks in translated pages: give each its own element.',
      rich: 'Rich text with changing values stays old in translated pages: key its element.',
      returned: 'A component that returns text breaks in translated pages: return an element.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => services.getTypeAtLocation(node);
    const hasText = (type) => {
      if (type.isUnion()) return type.types.some(hasText);
      if (type.isStringLiteral()) return type.value !== '';
      return (type.flags & (TEXT | UNKNOWN)) !== 0;
    };
    const isListOfText = (type) => {
      if (type.isUnion()) return type.types.some(isListOfText);
      return (
        checker.isArrayLikeType(type) && hasText(type.getNumberIndexType() ?? checker.getAnyType())
      );
    };
    const isFixed = (child) => child.type === 'JSXText' || child.expression?.type === 'Literal';
    // A component may render nothing now and something later.
    const mayChange = (child) =>
      child.type === 'JSXElement'
        ? isComponent(child)
        : child.type === 'JSXExpressionContainer' && !isFixed(child);
    const isText = (child) => {
      if (child.type === 'JSXText') return true;
      if (child.type !== 'JSXExpressionContainer') return false;
      return mayBeText(child.expression);
    };
    // The operand before && renders nothing.
    const mayBeText = (node) => {
      if (node.type === 'LogicalExpression' && node.operator === '&&') return mayBeText(node.right);
      const type = typeOf(node);
      return hasText(type) || isListOfText(type);
    };
    const isRich = ({ expression }) =>
      expression?.type === 'CallExpression' &&
      expression.callee.type === 'MemberExpression' &&
      expression.callee.property.name === 'rich';
    const isKeyed = (element) =>
      element.type === 'JSXElement' &&
      element.openingElement.attributes.some((each) => each.name?.name === 'key');

    const check = (element) => {
      const children = element.children.filter(isShown);
      const texts = children.filter(isText).filter((child) => !isBlank(child));
      const report = (messageId) => texts.forEach((node) => context.report({ node, messageId }));
      if (isFragment(element)) report('fragment');
      else if (children.length > 1 && children.some(mayChange)) report('siblings');
      else if (texts.some((child) => isRich(child) && !isKeyed(element))) report('rich');
      else if (texts.some((child) => isListed(child))) report('list');
    };
    const isListed = (child) =>
      child.type === 'JSXExpressionContainer' &&
      !isRich(child) &&
      isOnlyList(typeOf(child.expression));
    const isOnlyList = (type) => !hasText(type) && isListOfText(type);
    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement({ argument }) {
        if (!argument) return;
        let owner = argument.parent;
        while (owner && !/Function/.test(owner.type)) owner = owner.parent;
        if (!/^[A-Z]/.test(owner?.id?.name ?? '')) return;
        const type = typeOf(argument);
        const parts = type.isUnion() ? type.types : [type];
        const isNode = parts.some((part) => part.flags & ts.TypeFlags.Object);
        // A ReactNode comes from a caller, where the rule reports text.
        if (hasText(type) ? !isNode : isListOfText(type)) {
          context.report({ node: argument, messageId: 'returned' });
        }
      },
    };
  },
};

const isComponent = ({ openingElement: { name } }) =>
  name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name);

const isFragment = (element) =>
  element.type === 'JSXFragment' || element.openingElement.name.name === 'Fragment';

/** JSX drops whitespace with a line break. */
const isShown = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.expression?.type !== 'JSXEmptyExpression';

/** Translation leaves whitespace alone. */
const isBlank = (child) =>
  (child.type === 'JSXText' ? child.value : (child.expression.value ?? 'x')).toString().trim() ===
  '';
