import type { Rule } from 'eslint';

export declare const textAlone: Rule.RuleModule;
